import { dayOf } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import { bookDifference, earnedOn } from '../../platform/serving/admin/book-difference.ts';
import type { PerformerWorld } from './virtual-world.ts';

/** Finds a tip that a customer paid and that the platform has not, or has twice. */
const aboutPaid = async ({ platform, payments }: PerformerWorld): Promise<string | undefined> => {
  const tips = await platform.parts.store.selectFrom('tips').selectAll().orderBy('position').execute();
  const paid = payments.map(({ kind, value }) => `${kind} ${value}`).toSorted();
  const kept = tips.map(({ kind, value }) => `${kind} ${value}`).toSorted();
  return paid.join() === kept.join() ? undefined : `customers paid ${paid.length} tips, and ${kept.length} are kept`;
};

/** Compares what the performer's page shows of today with the platform. */
const aboutToday = async ({ app, platform, performerId }: PerformerWorld): Promise<string | undefined> => {
  const { today } = app.meter.watch.state();
  const { client } = app.session.watch.state();
  if (today === undefined || client !== undefined) return undefined;
  const { store, clock } = platform.parts;
  const earned = await earnedOn(store, { performerId, day: dayOf(seconds(clock.today())) });
  return today === earned ? undefined : `the page shows ${today} cents today, and the platform has ${earned}`;
};

/** Finds money of the platform that is lost, doubled, or different in two of its books. */
export const keptMoneyDifference = ({ platform, performerId, beganAt }: PerformerWorld): Promise<string | undefined> =>
  bookDifference(platform.parts, { performerId, since: beganAt });

/** Finds money that is lost, doubled, or different in two places; asked when nothing is on its way. */
export const moneyDifference = async (world: PerformerWorld): Promise<string | undefined> =>
  (await aboutPaid(world)) ?? (await keptMoneyDifference(world)) ?? (await aboutToday(world));
