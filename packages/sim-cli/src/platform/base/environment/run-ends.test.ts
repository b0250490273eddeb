import { expect, it } from 'vitest';
import { runEnds } from './run-ends.ts';

it('runs every end in order, and throws the error of the first that failed', async () => {
  const ran: string[] = [];
  const end = (name: string, error?: string) => async () => {
    ran.push(name);
    if (error !== undefined) throw new Error(error);
  };
  await expect(runEnds([end('a'), end('b', 'first'), end('c', 'second'), end('d')])).rejects.toThrow('first');
  expect(ran).toEqual(['a', 'b', 'c', 'd']);
});
