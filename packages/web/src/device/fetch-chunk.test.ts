import { expect, it } from 'vitest';
import { ChunkNotFetched, fetchChunk } from './fetch-chunk.ts';

const setUp = (failures: number) => {
  const waited: number[] = [];
  let tries = 0;
  let repairs = 0;
  const fetched = fetchChunk(
    async () => {
      tries += 1;
      if (tries <= failures) throw new TypeError('Failed to fetch dynamically imported module');
      return 'the part';
    },
    {
      wait: async (ms) => void waited.push(ms),
      repairStyles: async () => void (repairs += 1),
    },
  );
  return { fetched, waited, tries: () => tries, repairs: () => repairs };
};

it('fetches a part once when it arrives', async () => {
  const { fetched, waited, tries } = setUp(0);
  expect(await fetched).toBe('the part');
  expect([tries(), waited]).toEqual([1, []]);
});

it('tries again by itself after 1 s and after 3 s', async () => {
  const { fetched, waited, tries, repairs } = setUp(2);
  expect(await fetched).toBe('the part');
  expect([tries(), waited, repairs()]).toEqual([3, [1_000, 3_000], 2]);
});

it('gives up after the third try', async () => {
  const { fetched, tries } = setUp(3);
  await expect(fetched).rejects.toBeInstanceOf(ChunkNotFetched);
  expect(tries()).toBe(3);
});
