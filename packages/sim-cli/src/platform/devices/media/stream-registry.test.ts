import { expect, it } from 'vitest';
import { createMediaFaults, createStreamRegistry } from './stream-registry.ts';

it('forgets the figures of old streams, and none that somebody sends', () => {
  const registry = createStreamRegistry({ codec: 'vp8', log: { write: () => undefined } }, createMediaFaults({}));
  const sent = registry.stream('sent');
  sent.start({ askKeyFrame: () => undefined, close: () => undefined });
  for (let session = 0; session < 2_000; session += 1) registry.stream(`session-${session}`);
  expect(registry.streams.size).toBeLessThanOrEqual(500);
  expect(registry.stream('sent')).toBe(sent);
});
