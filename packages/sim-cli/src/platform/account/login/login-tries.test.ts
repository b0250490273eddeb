import fc from 'fast-check';
import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { countTry } from './count-try.ts';
import { createLoginTries, LIMIT_OF_A_CODE, LIMIT_OF_AN_ID, pauseAfter } from './login-tries.ts';

it.each([
  [0, 0],
  [6, 0],
  [7, 10_000],
  [8, 30_000],
  [9, 90_000],
  [10, 900_000],
])('pauses after %i tries of an ID for %i ms', (tries, pause) => {
  expect(pauseAfter(tries, LIMIT_OF_AN_ID)).toBe(pause);
});

it('never shortens a pause with one more try', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      fc.constantFrom(LIMIT_OF_AN_ID, LIMIT_OF_A_CODE, { most: 100, pauses: {} }),
      (tries, limit) => {
        expect(pauseAfter(tries + 1, limit)).toBeGreaterThanOrEqual(pauseAfter(tries, limit));
      },
    ),
  );
});

const opened = async () => {
  let now = Date.parse('2026-11-21T20:00:00Z');
  const store = openMemoryStore();
  await createTables(store);
  const tries = createLoginTries(store, { stamp: () => millis(now) }, 100);
  return {
    tries,
    pass: (time: number) => void (now += time),
    begin: () => tries.begin('1001', LIMIT_OF_AN_ID),
  };
};

it('judges 7 tries at once, then one after 10 s, 30 s and 90 s, and none more for a quarter of an hour', async () => {
  const { begin, pass } = await opened();
  for (let tries = 0; tries < 7; tries += 1) expect(await begin()).toBe(0);
  for (const pause of [10_000, 30_000, 90_000]) {
    expect(await begin()).toBe(pause);
    pass(pause - 1);
    expect(await begin()).toBe(1);
    pass(1);
    expect(await begin()).toBe(0);
  }
  expect(await begin()).toBe(900_000);
  pass(900_000);
  expect(await begin()).toBe(0);
});

it('judges 7 of 200 tries that come at once', async () => {
  const { begin } = await opened();
  const waits = await Promise.all(Array.from({ length: 200 }, begin));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
});

it('takes the try of an ID back when its address has none left', async () => {
  const { tries } = await opened();
  const address = { subject: 'address 127.0.0.9', limit: { most: 1, pauses: {} } };
  await countTry(tries, { subject: '1002', limit: LIMIT_OF_AN_ID }, address);
  for (let again = 0; again < 20; again += 1) {
    expect((await countTry(tries, { subject: '1003', limit: LIMIT_OF_AN_ID }, address)).ok).toBe(false);
  }
  expect(await tries.begin('1003', LIMIT_OF_AN_ID)).toBe(0);
});

it('forgets the tries of an ID with a login, and keeps those of the address', async () => {
  const { tries } = await opened();
  const address = { subject: 'address 127.0.0.9', limit: { most: 3, pauses: {} } };
  const own = { subject: '1002', limit: LIMIT_OF_AN_ID };
  await countTry(tries, own, address);
  await countTry(tries, own, address);
  const right = await countTry(tries, own, address);
  if (right.ok) await right.value.succeed();
  expect((await countTry(tries, own, address)).ok).toBe(true);
  expect((await countTry(tries, own, address)).ok).toBe(false);
});

it('never refuses an address with 3 tries in 15 minutes whose wrong ones come every 10 minutes', async () => {
  const { tries, pass } = await opened();
  const limit = { most: 3, pauses: {} };
  for (let hour = 0; hour < 12; hour += 1) {
    expect(await tries.begin('address 127.0.0.9', limit)).toBe(0);
    pass(600_000);
  }
});

it('lets an address try again 15 minutes after the first of its tries', async () => {
  const { tries, pass } = await opened();
  const begin = () => tries.begin('address 127.0.0.9', { most: 2, pauses: {} });
  expect(await begin()).toBe(0);
  pass(600_000);
  expect([await begin(), await begin()]).toEqual([0, 300_000]);
  pass(300_000);
  expect(await begin()).toBe(0);
});

it('judges tries again 15 minutes after the last one that was judged, also of a person who tries every minute', async () => {
  const { begin, pass } = await opened();
  const judged: number[] = [];
  for (let minute = 0; minute < 60; minute += 1) {
    if ((await begin()) === 0) judged.push(minute);
    pass(60_000);
  }
  // The tenth needs a pause of 90 s.
  const first = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10];
  expect(judged.slice(0, 20)).toEqual([...first, ...first.map((minute) => minute + 25)]);
});
