import type { ListPart } from '@greenroom/core/kernel/list-part';
import type { ClientOrder } from '@greenroom/core/clients/client-record';
import { seconds } from '@greenroom/core/kernel/units';
import { dayOf, startOfDay } from '@greenroom/core/formatting/dates';
import type { PlatformClock } from '../environment/platform-clock.ts';
import { CONVERSATIONS } from '../history/paid-services.ts';
import type { SessionBook } from '../history/session-book.ts';
import type { SessionPair } from '../people/customers.ts';
import type { SessionRow } from '../store/tables/session-tables.ts';
import type { Store } from '../store/store.ts';

/** Sums of a performer's sessions with one customer. */
export interface ClientSum {
  readonly client_id: string;
  readonly earned: number;
  /** Conversations alone: messages, pictures and tips are earnings but no visits. */
  readonly visits: number;
  readonly first_contact: number;
  readonly last_contact: number;
  readonly name: string;
  readonly country: string;
  readonly registered_at: number;
}

/** @spec §9 Client filters — names from A to Z, the others from the most or the latest on */
const ORDER = {
  earnings: ['earned', 'desc'],
  username: ['name', 'asc'],
  last_contact: ['last_contact', 'desc'],
  first_contact: ['first_contact', 'desc'],
} as const satisfies Record<ClientOrder, readonly [string, 'asc' | 'desc']>;

const DAYS_PER_MONTH = 365.25 / 12;
const DAY = 86_400;

/** The customers of a performer, read from the sessions: every sum is one over `sessions.earned`. */
export const createClientBook = (store: Store, clock: PlatformClock, book: SessionBook) => {
  /** Sums first and adds names afterwards: a customer is looked up once, not for each session. */
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
      .select(['customers.name', 'customers.country', 'customers.registered_at']);
  };
  // PostgreSQL gives sums as texts.
  const toSum = (row: ClientSum): ClientSum => ({
    ...row,
    earned: Number(row.earned),
    visits: Number(row.visits),
    first_contact: Number(row.first_contact),
    last_contact: Number(row.last_contact),
  });
  return {
    page: async (
      performerId: string,
      { order, limit, offset }: ListPart & { readonly order: ClientOrder },
    ): Promise<{ readonly rows: readonly ClientSum[]; readonly total: number }> => {
      await book.open(performerId);
      const [by, direction] = ORDER[order];
      const rows = await sums(performerId)
        .orderBy(by, direction)
        .orderBy('client_id')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await store
        .selectFrom('sessions')
        .where('performer_id', '=', performerId)
        .select((each) => each.fn.count<number>('client_id').distinct().as('total'))
        .executeTakeFirstOrThrow();
      return { rows: rows.map(toSum), total: Number(total) };
    },
    sumWith: async ({ performerId, clientId }: SessionPair): Promise<ClientSum | undefined> => {
      await book.open(performerId);
      const row = await sums(performerId, clientId).executeTakeFirst();
      return row === undefined ? undefined : toSum(row);
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
      return new Map(rows.map(({ client_id: id, memos }) => [id, Number(memos)]));
    },
    history: async (
      { performerId, clientId }: SessionPair,
      { months, limit, offset }: ListPart & { readonly months: number },
    ): Promise<{ readonly rows: readonly SessionRow[]; readonly total: number; readonly earned: number }> => {
      await book.open(performerId);
      const today = clock.today();
      const from = months === 0 ? 0 : startOfDay(dayOf(seconds(today - Math.round(months * DAYS_PER_MONTH) * DAY)));
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
      return { rows, total: Number(total), earned: Number(earned ?? 0) };
    },
  };
};

export type ClientBook = ReturnType<typeof createClientBook>;
