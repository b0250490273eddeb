import { expect, it } from 'vitest';
import { createCopyQueue } from './copy-queue.ts';

/** Copies that end when a test says so. */
const createRig = () => {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string | undefined>>();
  const queue = createCopyQueue(({ path }) => {
    begun.push(path);
    const end = Promise.withResolvers<string | undefined>();
    ends.set(path, end);
    return end.promise;
  });
  const settle = (): Promise<void> =>
    new Promise((resolve) => {
      setImmediate(resolve);
    });
  return {
    begun,
    settle,
    copy: async (performerId: string, path: string): Promise<string | undefined> => {
      const copied = await queue.copy(performerId, { path, folder: 'kept' });
      return copied.ok ? copied.value : copied.error;
    },
    end: async (path: string): Promise<void> => {
      ends.get(path)?.resolve(path);
      await settle();
    },
    fail: async (path: string): Promise<void> => {
      ends.get(path)?.reject(new Error('disk full'));
      await settle();
    },
  };
};

it('copies one video of a performer at a time, in the order in which they came', async () => {
  const { copy, begun, end, settle } = createRig();
  const copies = ['first', 'second', 'third'].map((path) => copy('1004', path));
  await settle();
  expect(begun).toEqual(['first']);
  await end('first');
  expect(begun).toEqual(['first', 'second']);
  await end('second');
  await end('third');
  expect(await Promise.all(copies)).toEqual(['first', 'second', 'third']);
});

it('lets another performer pass who waits behind the second video of the first', async () => {
  const { copy, begun, settle } = createRig();
  for (const [performerId, path] of [
    ['1004', 'first'],
    ['1004', 'second'],
    ['1005', 'other'],
  ] as const)
    void copy(performerId, path);
  await settle();
  expect(begun).toEqual(['first', 'other']);
});

it('copies the videos of two performers at a time, the third waits', async () => {
  const { copy, begun, end, settle } = createRig();
  for (const performerId of ['1004', '1005', '1006']) void copy(performerId, `of ${performerId}`);
  await settle();
  expect(begun).toEqual(['of 1004', 'of 1005']);
  await end('of 1005');
  expect(begun).toEqual(['of 1004', 'of 1005', 'of 1006']);
});

it('goes on with the next video after one that fails', async () => {
  const { copy, begun, fail, settle } = createRig();
  const first = copy('1004', 'first').catch(({ message }: Error) => message);
  void copy('1004', 'second');
  await settle();
  await fail('first');
  expect(await first).toBe('disk full');
  expect(begun).toEqual(['first', 'second']);
});

it('refuses the eleventh video of a performer, and none of another performer', async () => {
  const { copy, begun, settle } = createRig();
  const [eleventh] = Array.from({ length: 11 }, (_, index) => copy('1004', `${index}`)).slice(-1);
  expect(await eleventh).toBe('more_in_process');
  void copy('1005', 'other');
  await settle();
  expect(begun).toEqual(['0', 'other']);
});
