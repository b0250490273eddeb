import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBarePerformer } from '../../support/bare-performer.ts';
import { startPlatformHere } from '../../support/platform-here.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatformHere();
});
afterAll(() => platform.stop());

/** @returns the rank in the earnings, and the one of the prices */
const arrives = async (performerId: string): Promise<() => Promise<readonly unknown[]>> => {
  const performer = createBarePerformer(platform);
  await performer.arrives(performerId);
  return async () => {
    const left = await performer.call('GET', `performer/performer_accounts/${performerId}/earnings_left`);
    const prices = await performer.call('GET', 'performer/medias/info_paid');
    return [left.json['rank'], prices.json['level']];
  };
};

it('begins a performer who was never paid with the prices of iron', async () => {
  const ranks = await arrives(await platform.hire());
  expect(await ranks()).toEqual([null, 1]);
});

it('uses the same rank for earnings and prices', async () => {
  const ranks = await arrives('1004');
  const [earned, level] = await ranks();
  expect(earned).toEqual(expect.any(Number));
  expect(level).toBe(earned);
  for (const [rank, number] of [
    ['iron', 1],
    ['antimatter', 7],
  ] as const) {
    await platform.rank('1004', rank);
    expect(await ranks()).toEqual([number, number]);
  }
});
