import { expect, it } from 'vitest';
import { createLifetime } from './lifetime.ts';

it('ends everything once, the last first', () => {
  const ended: string[] = [];
  const lifetime = createLifetime();
  lifetime.keep({ dispose: () => ended.push('socket') });
  lifetime.onEnd(
    () => ended.push('timer'),
    () => ended.push('listener'),
  );
  lifetime.end();
  lifetime.end();
  expect(ended).toEqual(['listener', 'timer', 'socket']);
});
