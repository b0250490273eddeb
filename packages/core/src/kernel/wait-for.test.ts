import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { createValue, waitFor } from './machine.ts';

it('resolves at once where the condition holds, else with the first state that fulfils it', async () => {
  const count = createValue(1);
  const resolved: string[] = [];
  void waitFor(count, (now) => now === 1).then(() => resolved.push('one'));
  void waitFor(count, (now) => now > 2).then(() => resolved.push('more than two'));
  await settle();
  expect(resolved).toEqual(['one']);
  count.set(2);
  await settle();
  expect(resolved).toEqual(['one']);
  count.set(3);
  count.set(4);
  await settle();
  expect(resolved).toEqual(['one', 'more than two']);
});

it('asks about no state any more once it has resolved', async () => {
  const count = createValue(1);
  const asked: number[] = [];
  void waitFor(count, (now) => {
    asked.push(now);
    return now === 2;
  });
  count.set(2);
  count.set(3);
  expect(asked).toEqual([1, 2]);
});
