import { dayOf, mondayOf, startOfDay, type DayNumber } from '@greenroom/core/formatting/dates';
import { SECONDS_PER_HOUR } from '@greenroom/core/formatting/formatting.constants';
import type { Random } from '@greenroom/core/kernel/random.port';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import type { Seconds } from '@greenroom/core/kernel/units';
import type { SessionRow, ShiftRow } from '../../base/store/tables/session-tables.ts';
import { PAID_SERVICES, earnedByTalking, type PaidService } from '../../base/world/paid-services.ts';

/** FNV-1a, 32 bits. */
const [OFFSET, PRIME] = [0x811c9dc5, 0x01000193];

/**
 * Creates randomness that depends on its subject alone: the 5th of March of a performer is the same for every reader
 * and on every day.
 */
export const stableRandom = (...parts: readonly (string | number)[]): Random => {
  let hash = OFFSET;
  for (const character of parts.join('/')) hash = Math.imul(hash ^ character.charCodeAt(0), PRIME);
  return createSeededRandom(hash);
};

/** Draws an item as often as its weight says. */
const drawWeighted = <Item extends { readonly weight: number }>(
  random: Random,
  items: readonly [Item, ...(readonly Item[])],
): Item => {
  let left = random.next() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return items[0];
};

/** Wait for the first customer of a shift in the past, in seconds. */
const WAIT = 600;

/** Makes the shifts of a past: one for each day with sessions, from shortly before the first until the end of the last. */
export const pastShifts = (sessions: readonly SessionRow[]): readonly ShiftRow[] => {
  const byDay = new Map<number, ShiftRow>();
  for (const { day, performer_id, started_at, duration } of sessions) {
    const known = byDay.get(day);
    const ended = started_at + duration;
    byDay.set(day, {
      id: `${performer_id}-${day}`,
      performer_id,
      began_at: Math.min(known?.began_at ?? Number.POSITIVE_INFINITY, started_at - WAIT),
      ended_at: Math.max(known?.ended_at ?? 0, ended),
    });
  }
  return [...byDay.values()];
};

/** The performer whose past is made, and the seed. */
export interface PastOf {
  readonly seed: number;
  readonly performerId: string;
  /** Ids of the customers who may appear in it. */
  readonly customerIds: readonly string[];
}

type Offer = readonly [PaidService, ...(readonly PaidService[])];
interface Regular {
  readonly id: string;
  readonly weight: number;
}

/** Habits of a performer, drawn once, so that the days of a year resemble each other. */
interface Habits {
  readonly offer: Offer;
  readonly regulars: readonly [Regular, ...(readonly Regular[])];
  /** Sessions on an ordinary working day. */
  readonly busyness: number;
  /** Chance that the performer works on a day, out of seven. */
  readonly diligence: number;
  /** Start of the shift, in seconds from midnight. */
  readonly shiftStart: number;
}

/** A week off now and then. */
const HOLIDAY_CHANCE = 0.06;
/** Chance of a shift through the night, so that clock changes have sessions in them. */
const NIGHT_CHANCE = 0.12;
const [SHORTEST_TALK, LONGEST_TALK] = [40, 2_400];
const LONGEST_WAIT = 1_800;

const habitsOf = ({ seed, performerId, customerIds }: PastOf): Habits => {
  const random = stableRandom('habits', seed, performerId);
  const [first, ...others] = PAID_SERVICES;
  const [firstCustomer, ...otherCustomers] = customerIds
    .map((id) => ({ id, order: random.next() }))
    .toSorted((left, right) => left.order - right.order || left.id.localeCompare(right.id))
    .slice(0, 60 + Math.floor(random.next() * 100))
    // A few come every week, most only once or twice.
    .map(({ id }, index): Regular => ({ id, weight: 1 / (index + 2) }));
  if (first === undefined || firstCustomer === undefined) throw new Error('A past needs a service and a customer.');
  return {
    offer: [first, ...others.filter(() => random.next() < 0.8)],
    regulars: [firstCustomer, ...otherCustomers],
    busyness: 4 + random.next() * 9,
    diligence: 0.55 + random.next() * 0.25,
    shiftStart: (10 + Math.floor(random.next() * 10)) * SECONDS_PER_HOUR,
  };
};

/** Short talks are more common than long ones. */
const drawTalk = ({ next }: Random): number => SHORTEST_TALK + Math.floor(next() ** 3 * (LONGEST_TALK - SHORTEST_TALK));

const sessionsOf = (past: PastOf, habits: Habits, day: DayNumber): readonly SessionRow[] => {
  const { seed, performerId } = past;
  if (stableRandom('week', seed, performerId, mondayOf(day)).next() < HOLIDAY_CHANCE) return [];
  const random = stableRandom('day', seed, performerId, day);
  if (random.next() >= habits.diligence) return [];
  const wanted = Math.ceil(habits.busyness * (0.5 + random.next()));
  const [midnight, nextMidnight] = [startOfDay(day), startOfDay(day + 1)];
  const rows: SessionRow[] = [];
  let at = midnight + (random.next() < NIGHT_CHANCE ? SECONDS_PER_HOUR / 2 : habits.shiftStart);
  while (rows.length < wanted) {
    at += Math.floor(random.next() * LONGEST_WAIT);
    const { service, pays, cents } = drawWeighted(random, habits.offer);
    const client = drawWeighted(random, habits.regulars);
    const duration = pays === 'minute' ? drawTalk(random) : 0;
    const pieces = pays === 'minute' ? 0 : 1 + Math.floor(random.next() ** 4 * 6);
    if (at + duration >= nextMidnight) return rows;
    rows.push({
      id: `${performerId}-${day}-${rows.length}`,
      performer_id: performerId,
      client_id: client.id,
      service,
      day,
      started_at: at,
      duration,
      earned: pays === 'minute' ? earnedByTalking(cents, duration) : pieces * cents,
    });
    at += duration;
  }
  return rows;
};

/**
 * Makes the sessions of a performer's past, oldest first. One day depends on the seed, on the performer's id and on
 * itself alone: a platform started tomorrow has the same sessions for today, and a session never reaches over midnight.
 *
 * @param from the moment before which none begins, in seconds since 1970
 * @param until the moment by which a session must be over, in seconds since 1970
 */
export const createPast = (past: PastOf, from: Seconds, until: Seconds): readonly SessionRow[] => {
  const habits = habitsOf(past);
  const rows: SessionRow[] = [];
  for (let day = dayOf(from); startOfDay(day) < until; day += 1) rows.push(...sessionsOf(past, habits, day));
  return rows.filter(({ started_at, duration }) => started_at >= from && started_at + duration < until);
};
