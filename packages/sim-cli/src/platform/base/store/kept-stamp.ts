import { millis, type Millis } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../environment/platform-clock.ts';
import type { Store } from './store.ts';

const NAME = 'stamp';
/**
 * Real milliseconds that the stamp of a fast clock is kept ahead: a sweep may be so late before a restart could begin
 * too early.
 */
const REAL_AHEAD = 5_000;

/** Keeps the present stamp with the data. A clock at the rate of real time goes on by itself, so nothing is added to it. */
export const keepStamp = async (store: Store, clock: Pick<PlatformClock, 'stamp' | 'rate'>): Promise<void> => {
  const value = String(clock.stamp() + (clock.rate > 1 ? Math.ceil(REAL_AHEAD * clock.rate) : 0));
  await store
    .insertInto('world_facts')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/**
 * Lets a clock go on where the last platform on this data was: at another rate, real time alone would begin before that.
 * Keeps no stamp: a platform that dies before it has dealt with the outage leaves all of it to the next one.
 *
 * @returns the time on the clock since the stamp that was kept, in which no platform ran
 */
export const resumeStamp = async (store: Store, clock: Pick<PlatformClock, 'notBefore' | 'stamp'>): Promise<Millis> => {
  const kept = await store.selectFrom('world_facts').select('value').where('name', '=', NAME).executeTakeFirst();
  if (kept !== undefined) clock.notBefore(millis(Number(kept.value)));
  return millis(kept === undefined ? 0 : clock.stamp() - Number(kept.value));
};
