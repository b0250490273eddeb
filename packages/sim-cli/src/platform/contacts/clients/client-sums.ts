import type { ClientOrder, ClientSegment } from '@greenroom/core/clients/client-record';
import { dayOf, firstOfMonth, isoDay, startOfDay } from '@greenroom/core/formatting/dates';
import { SECONDS_PER_DAY } from '@greenroom/core/formatting/formatting.constants';
import { type ListPart, seconds } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PairIds } from '../../base/people/customers.ts';
import { idsWithWords } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { CustomerRow } from '../../base/store/tables/customer-tables.ts';
import type { SessionRow } from '../../base/store/tables/session-tables.ts';
import { CONVERSATIONS } from '../../base/world/paid-services.ts';
import type { PaidSessions } from '../../work/history/paid-sessions.ts';
import { segmentRule } from './segments.ts';

/** Facts of a customer that the page shows beside the sums. */
const FACTS = ['name', 'country', 'registered_at'] as const satisfies readonly (keyof CustomerRow)[];

/** Sums of a performer's sessions with one customer. */
export interface ClientSum extends Pick<CustomerRow, (typeof FACTS)[number]> {
  readonly client_id: string;
  /** Cents. */
  readonly earned: number;
  /** Number of conversations; messages, pictures and tips are earnings but no visits. */
  readonly visits: number;
  readonly first_contact: number;
  readonly last_contact: number;
}

/** Page of the list that is asked for. */
export interface ClientListQuery extends ListPart {
  readonly order: ClientOrder;
  readonly segment?: ClientSegment | undefined;
  /** Words in the name; case and accents make no difference. */
  readonly search?: string | undefined;
}

/** Format of a month on the wire: the beginning of a day in ISO 8601. */
const MONTH_TEXT = 'yyyy-mm';
/** Number of months in the sums by month, the present one included. */
const MONTHS = 12;

/**
 * Column and direction of each order of the list.
 * @spec §9 Client filters — names from A to Z, the others from the most or the latest on
 */
const ORDER = {
  earnings: ['earned', 'desc'],
  username: ['name', 'asc'],
  last_contact: ['last_contact', 'desc'],
  first_contact: ['first_contact', 'desc'],
} as const satisfies Record<ClientOrder, readonly [string, 'asc' | 'desc']>;

const DAYS_PER_MONTH = 365.25 / 12;

/** The customers of a performer, read from the sessions: every sum is one over `sessions.earned`. */
export const createClientSums = (store: Store, clock: PlatformClock, paidSessions: PaidSessions) => {
  /** Sums first and adds names afterwards, so that a customer is looked up once and not for each session. */
  const sums = (performerId: string, clientId?: string) => {
    const own = store.selectFrom('sessions').where('performer_id', '=', performerId);
    const grouped = (clientId === undefined ? own : own.where('client_id', '=', clientId))
      .select((each) => [
        'client_id',
        each.fn.sum<number>('earned').as('earned'),
        each.fn.countAll<number>().filterWhere('service', 'in', CONVERSATIONS).as('visits'),
        each.fn.min<number>('started_at').as('first_contact'),
        each.fn.max<number>('started_at').as('last_contact'),
      ])
      .groupBy('client_id');
    return store
      .selectFrom(grouped.as('sums'))
      .innerJoin('customers', 'customers.id', 'sums.client_id')
      .selectAll('sums')
      .select(FACTS);
  };
  /** Finds the ids of the performer's customers who have these words in their names. */
  const idsByName = async (performerId: string, search: string): Promise<readonly string[]> => {
    const own = store.selectFrom('sessions').select('client_id').distinct().where('performer_id', '=', performerId);
    const names = store.selectFrom('customers').select(['id', 'name as text']).where('id', 'in', own);
    return idsWithWords([names.orderBy('id')], search);
  };
  return {
    /** Reads a page of the list, and the number of all customers that fit. */
    page: async (
      performerId: string,
      { order, segment = 'all', search = '', limit, offset }: ClientListQuery,
    ): Promise<{ readonly rows: readonly ClientSum[]; readonly total: number }> => {
      await paidSessions.open(performerId);
      const [column, direction] = ORDER[order];
      const found = sums(performerId);
      const rule = segmentRule(segment, clock.today());
      // The performer writes to the customers of a segment, so it has none who are blocked.
      const blocked = store.selectFrom('blocks').select('client_id').where('performer_id', '=', performerId);
      const grouped =
        rule === undefined
          ? found
          : found.where(`sums.${rule.column}`, rule.operator, rule.value).where('sums.client_id', 'not in', blocked);
      const named =
        search.trim() === '' ? grouped : grouped.where('sums.client_id', 'in', await idsByName(performerId, search));
      const rows = await named.orderBy(column, direction).orderBy('client_id').limit(limit).offset(offset).execute();
      const { total } = await named
        .clearSelect()
        .select((each) => each.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { rows, total };
    },
    /** Sums the earnings and conversations with a customer in each of the last twelve months, oldest first. */
    months: async ({ performerId, clientId }: PairIds) => {
      await paidSessions.open(performerId);
      const today = dayOf(clock.today());
      const days = await store
        .selectFrom('sessions')
        .where('performer_id', '=', performerId)
        .where('client_id', '=', clientId)
        .where('day', '>=', firstOfMonth(today, 1 - MONTHS))
        .select((each) => [
          'day',
          each.fn.sum<number>('earned').as('earned'),
          each.fn.countAll<number>().filterWhere('service', 'in', CONVERSATIONS).as('visits'),
        ])
        .groupBy('day')
        .execute();
      return Array.from({ length: MONTHS }, (_, index) => {
        const first = firstOfMonth(today, index + 1 - MONTHS);
        const within = days.filter(({ day }) => day >= first && day < firstOfMonth(first, 1));
        return {
          month: isoDay(first).slice(0, MONTH_TEXT.length),
          earned: within.reduce((sum, { earned }) => sum + earned, 0),
          visits: within.reduce((sum, { visits }) => sum + visits, 0),
        };
      });
    },
    /** Reads the text of the pinned memo on each of these customers, else of the newest. */
    topMemos: async (performerId: string, clientIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (clientIds.length === 0) return new Map();
      const newest = store
        .selectFrom('memos')
        .where('performer_id', '=', performerId)
        .where('client_id', 'in', clientIds)
        .select((each) => each.fn.max('position').as('position'))
        .groupBy('client_id');
      const rows = await store
        .selectFrom('memos')
        .select(['client_id', 'content'])
        .where('performer_id', '=', performerId)
        .where((each) => each.or([each('position', 'in', newest), each('pinned', '=', 1)]))
        .where('client_id', 'in', clientIds)
        // The map keeps the last row of a customer, which is the pinned one.
        .orderBy('pinned')
        .execute();
      return new Map(rows.map(({ client_id: id, content }) => [id, content]));
    },
    /** Sums the sessions with one customer. @returns undefined where there are none */
    sumWith: async ({ performerId, clientId }: PairIds): Promise<ClientSum | undefined> => {
      await paidSessions.open(performerId);
      return sums(performerId, clientId).executeTakeFirst();
    },
    memoCounts: async (performerId: string, clientIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
      if (clientIds.length === 0) return new Map();
      const rows = await store
        .selectFrom('memos')
        .where('performer_id', '=', performerId)
        .where('client_id', 'in', clientIds)
        .select((each) => ['client_id', each.fn.countAll<number>().as('memos')])
        .groupBy('client_id')
        .execute();
      return new Map(rows.map(({ client_id: id, memos }) => [id, memos]));
    },
    /** Reads a page of the sessions with a customer, newest first, with their sums. @param months length of the history; 0 for all */
    history: async (
      { performerId, clientId }: PairIds,
      { months, limit, offset }: ListPart & { readonly months: number },
    ): Promise<{ readonly rows: readonly SessionRow[]; readonly total: number; readonly earned: number }> => {
      await paidSessions.open(performerId);
      const today = clock.today();
      const from =
        months === 0 ? 0 : startOfDay(dayOf(seconds(today - Math.round(months * DAYS_PER_MONTH) * SECONDS_PER_DAY)));
      const sessions = store
        .selectFrom('sessions')
        .where('performer_id', '=', performerId)
        .where('client_id', '=', clientId)
        .where('started_at', '>=', from);
      const rows = await sessions
        .selectAll()
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total, earned } = await sessions
        .select((each) => [each.fn.countAll<number>().as('total'), each.fn.sum<number | null>('earned').as('earned')])
        .executeTakeFirstOrThrow();
      return { rows, total, earned: earned ?? 0 };
    },
  };
};

export type ClientSums = ReturnType<typeof createClientSums>;
