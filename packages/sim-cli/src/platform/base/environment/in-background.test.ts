import { expect, it } from 'vitest';
import { inBackground } from './in-background.ts';

it('logs the failure of work that nobody waits for', async () => {
  const log: unknown[] = [];
  const work = Promise.reject(new Error('disk full'));
  inBackground({ write: (...entry) => void log.push(entry) }, work);
  await work.catch(() => undefined);
  expect(log).toEqual([['error', 'Background work failed', { reason: 'Error: disk full' }]]);
});
