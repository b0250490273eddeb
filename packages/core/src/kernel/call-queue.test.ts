import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { createCallQueue } from './call-queue.ts';

it('begins a call at once where none runs, and the next one after it', async () => {
  const inOrder = createCallQueue();
  const begun: string[] = [];
  const first = Promise.withResolvers<string>();
  const answers = [
    inOrder(() => {
      begun.push('first');
      return first.promise;
    }),
    inOrder(async () => {
      begun.push('second');
      return '2';
    }),
  ];
  await settle();
  expect(begun).toEqual(['first']);
  first.resolve('1');
  expect(await Promise.all(answers)).toEqual(['1', '2']);
  expect(begun).toEqual(['first', 'second']);
});

it('goes on after a call that fails', async () => {
  const inOrder = createCallQueue();
  const failing = inOrder(() => Promise.reject(new Error('broken')));
  const next = inOrder(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
