import { dayOf, mondayOf, startOfDay } from '@greenroom/core/formatting/dates';
import { DAYS_PER_WEEK } from '@greenroom/core/formatting/formatting.constants';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { SYSTEM_IDS, type Ids } from '../../base/security/ids.ts';
import { hashSecret } from '../../base/security/secret.ts';
import { NO_CACHE, type QueryCache } from '../../base/store/query-cache.ts';
import type { Store } from '../../base/store/store.ts';
import { customerRow } from '../../base/store/tables/customer-tables.ts';
import type { SessionRow } from '../../base/store/tables/session-tables.ts';
import { LONG_AGO, WORLD_CUSTOMER_IDS } from '../../base/world/customers.ts';
import { createPast, pastShifts, stableRandom } from './performer-past.ts';
import { lastDayDue, settlePayouts } from './settlement.ts';

/** A customer of the past: just enough for lists. Customers who ask for a session come in through `customers/`. */
interface PastCustomer {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly language: string;
}

/** First id, after the dozen of `world/customers.ts` and before the new ones of a run. */
const FIRST_ID = 5101;
const HOW_MANY = 240;
/** Share of anonymous customers: one in this many. @spec §3 Block — a username containing 'annon' is anonymous */
const ANONYMOUS_EACH = 9;

const FIRST = ['Aart', 'Boris', 'Cas', 'Daan', 'Erik', 'Floris', 'Guus', 'Hugo', 'Ivo', 'Joost', 'Kees', 'Leon'];
const SECOND = ['noord', 'zee', 'berg', 'wind', 'ster', 'bos', 'rivier', 'duin', 'steen', 'vuur', 'maan', 'wolk'];
const COUNTRIES = ['nl', 'nl', 'nl', 'nl', 'be', 'be', 'de', 'de', 'at', 'uk'] as const;

const pick = <Item>(items: readonly [Item, ...(readonly Item[])], chance: number): Item =>
  items[Math.floor(chance * items.length)] ?? items[0];
const isSpokenIn = (country: string): string => {
  if (country === 'uk') return 'en';
  return country === 'de' || country === 'at' ? 'de' : 'nl';
};

/** Makes all past customers of the platform from the seed alone, without surnames, so that no real person is meant. */
const createClientele = (seed: number): readonly PastCustomer[] => {
  const { next } = stableRandom('clientele', seed);
  return Array.from({ length: HOW_MANY }, (_, index) => {
    const country = pick(COUNTRIES, next());
    const id = String(FIRST_ID + index);
    const isAnonymous = index % ANONYMOUS_EACH === ANONYMOUS_EACH - 1;
    // The position makes each name the only one of its kind.
    const known = `${FIRST[index % FIRST.length] ?? ''}${SECOND[Math.floor(index / FIRST.length) % SECOND.length] ?? ''}`;
    return { id, name: isAnonymous ? `annon${id}` : known, country, language: isSpokenIn(country) };
  });
};

interface Parts {
  readonly store: Store;
  readonly queryCache?: Pick<QueryCache, 'memoize'>;
  readonly clock: Pick<PlatformClock, 'today'>;
  readonly seed: number;
  readonly ids?: Ids;
}

/** Whole weeks, so that the first of them is paid like the others. */
const DAYS_OF_PAST = 52 * DAYS_PER_WEEK;

/** Number of rows in one statement: few enough for any database's limit of parameters. */
const ROWS_PER_STATEMENT = 100;

/** Rows in portions that fit into one statement each. */
const inChunks = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );

/**
 * Sessions and pay of all performers: the tables `sessions` and `payments`.
 *
 * A year of past is written for a performer at the first question about it, so that the platform starts as fast as
 * without. Hence: call `open` before reading one of these tables for a performer, then read with plain SQL. Every sum
 * anywhere (by day, week, month, service, client or payment) is a sum over `sessions.earned`, so all agree.
 *
 * Every customer of these sessions is in the table `customers`.
 */
export const createPaidSessions = ({ store, queryCache = NO_CACHE, clock, seed, ids = SYSTEM_IDS }: Parts) => {
  const clientele = createClientele(seed);
  const customerIds = [...WORLD_CUSTOMER_IDS, ...clientele.map(({ id }) => id)];

  /** These tokens are known to no client: a client that takes over one of these customers is given a new one. */
  const writeClientele = async (transaction: Store): Promise<void> => {
    const token_hash = hashSecret(ids.secret());
    const rows = clientele.map((each) => customerRow({ ...each, token_hash, registered_at: LONG_AGO }));
    for (const chunk of inChunks(rows)) {
      await transaction
        .insertInto('customers')
        .values([...chunk])
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
  };
  const writePast = async (transaction: Store, performerId: string, from: Seconds): Promise<void> => {
    await writeClientele(transaction);
    const rows = createPast({ seed, performerId, customerIds }, from, clock.today());
    for (const chunk of inChunks(rows)) {
      await transaction
        .insertInto('sessions')
        .values([...chunk])
        .execute();
    }
    for (const chunk of inChunks(pastShifts(rows))) {
      await transaction
        .insertInto('shifts')
        .values([...chunk])
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
  };
  const beginning = async (transaction: Store, performerId: string): Promise<Seconds> => {
    const performer = transaction.selectFrom('performers').select('joined_at').where('id', '=', performerId);
    const { joined_at: joined } = await performer.executeTakeFirstOrThrow();
    return seconds(Math.max(startOfDay(mondayOf(dayOf(clock.today())) - DAYS_OF_PAST), joined));
  };
  const settledUntil = async (from: Store, performerId: string): Promise<number | undefined> => {
    const book = from.selectFrom('session_books').select('settled_until').where('performer_id', '=', performerId);
    return (await book.executeTakeFirst())?.settled_until;
  };
  /** Day under which a session counts. The book is held, so that its week is not paid meanwhile, also by a node whose clock is ahead. */
  const dayIn = async (within: Store, { performer_id: performerId, started_at: at }: Omit<SessionRow, 'day'>) => {
    const began = dayOf(seconds(at));
    const book = await within
      .updateTable('session_books')
      .set((each) => ({ settled_until: each.ref('settled_until') }))
      .where('performer_id', '=', performerId)
      .returning('settled_until')
      .executeTakeFirst();
    return book !== undefined && began <= book.settled_until ? dayOf(clock.today()) : began;
  };
  const knownSettledUntil = queryCache.memoize('session_books', (performerId: string) =>
    settledUntil(store, performerId),
  );

  /** @param due the last day to be paid, a Sunday */
  const bringUpTo = async (transaction: Store, performerId: string, due: number): Promise<void> => {
    const from = await beginning(transaction, performerId);
    const opened = await transaction
      .insertInto('session_books')
      .values({ performer_id: performerId, settled_until: dayOf(from) - 1 })
      .onConflict((conflict) => conflict.column('performer_id').doNothing())
      .executeTakeFirst();
    if (opened.numInsertedOrUpdatedRows === 1n) await writePast(transaction, performerId, from);
    await settlePayouts(transaction, performerId, (await settledUntil(transaction, performerId)) ?? due, due);
  };

  return {
    /**
     * Writes the performer's past if it is not there yet, and the payments that have become due. Cheap when there is
     * nothing to do.
     */
    open: async (performerId: string): Promise<void> => {
      const due = lastDayDue(clock.today());
      const settled = await knownSettledUntil(performerId);
      if (settled !== undefined && settled >= due) return;
      await store.transaction().execute((transaction) => bringUpTo(transaction, performerId, due));
    },
    /** Pays everything up to today, as the payment of this week: the last one of an account that is deleted. */
    close: (performerId: string, within: Store): Promise<void> =>
      bringUpTo(within, performerId, mondayOf(dayOf(clock.today())) + DAYS_PER_WEEK - 1),
    /**
     * Adds a session that has just taken place. One whose first day was paid out before its end counts for the day of its end.
     *
     * @param within the transaction that ended it
     */
    record: async (session: Omit<SessionRow, 'day'>, within: Store = store): Promise<void> => {
      await within
        .insertInto('sessions')
        .values({ ...session, day: await dayIn(within, session) })
        .execute();
    },
  };
};

export type PaidSessions = ReturnType<typeof createPaidSessions>;
