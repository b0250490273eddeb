import { dayOf } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import { idsOrNone } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { ClientSums } from '../../contacts/clients/client-sums.ts';

/** Books of the platform that are compared. */
export interface Books {
  readonly store: Store;
  readonly clientSums: Pick<ClientSums, 'sumWith'>;
}

/** Earnings of one performer that are looked at. */
export interface BookQuestion {
  readonly performerId: string;
  /** Seconds since 1970: sessions that began earlier belong to the past of the sample data, which nobody paid for. */
  readonly since: number;
}

const TIP = 'toy';

/** The day of a moment, by which the sessions are indexed. */
const firstDay = (since: number): number => dayOf(seconds(since));

/** Names the entries that are there more or less often than once. */
const notOnce = (wanted: readonly string[], found: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const id of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  return wanted.find((id) => counts.get(id) !== 1) ?? found.find((id) => !wanted.includes(id));
};

/** Finds a tip that is not an earning of this performer exactly once. */
const aboutTips = async ({ store }: Books, { performerId }: BookQuestion): Promise<string | undefined> => {
  const tips = await store
    .selectFrom('tips')
    .innerJoin('requests', 'requests.id', 'tips.request_id')
    .select(['tips.id', 'tips.earned'])
    .where('requests.performer_id', '=', performerId)
    .execute();
  const earnings = await store
    .selectFrom('sessions')
    .select(['id', 'earned'])
    .where('performer_id', '=', performerId)
    .where('service', '=', TIP)
    .where('id', 'in', idsOrNone(tips.map(({ id }) => id)))
    .execute();
  const odd = notOnce(
    tips.map(({ id, earned }) => `${id} ${earned}`),
    earnings.map(({ id, earned }) => `${id} ${earned}`),
  );
  return odd === undefined ? undefined : `the tip ${odd} is not earned exactly once`;
};

/** Finds a session that was paid for and is not earned exactly once, or one that was earned and never paid for. */
const aboutSessions = async ({ store }: Books, { performerId, since }: BookQuestion): Promise<string | undefined> => {
  const billed = await store
    .selectFrom('requests')
    .innerJoin('session_pay', 'session_pay.request_id', 'requests.id')
    .select('requests.id')
    .where('performer_id', '=', performerId)
    .where('status', '=', 'ended')
    .where('billed_from', 'is not', null)
    .execute();
  const sessions = store
    .selectFrom('sessions')
    .select('id')
    .where('performer_id', '=', performerId)
    .where('service', '!=', TIP);
  // A wall clock that was set back may have put the beginning before that of the run. `union` leaves out what both have.
  const earned = await sessions
    .where('day', '>=', firstDay(since))
    .where('started_at', '>=', since)
    .union(sessions.where('id', 'in', idsOrNone(billed.map(({ id }) => id))))
    .execute();
  const odd = notOnce(
    billed.map(({ id }) => id),
    earned.map(({ id }) => id),
  );
  return odd === undefined ? undefined : `the session ${odd} is not earned exactly once`;
};

/** Finds a customer whose sum differs between the sessions and the list of customers. */
const aboutSums = async (
  { store, clientSums }: Books,
  { performerId, since }: BookQuestion,
): Promise<string | undefined> => {
  const recent = await store
    .selectFrom('sessions')
    .select('client_id')
    .distinct()
    .where('performer_id', '=', performerId)
    .where('day', '>=', firstDay(since))
    .where('started_at', '>=', since)
    .execute();
  for (const { client_id: clientId } of recent) {
    const sum = (await clientSums.sumWith({ performerId, clientId }))?.earned ?? 0;
    const rows = await store
      .selectFrom('sessions')
      .select('earned')
      .where('performer_id', '=', performerId)
      .where('client_id', '=', clientId)
      .execute();
    const earned = rows.reduce((total, row) => total + row.earned, 0);
    if (sum !== earned) return `${clientId} paid ${earned} cents by the sessions, and ${sum} by the book of customers`;
  }
  return undefined;
};

/** Finds earnings that no payment has and that are not left for the next one, or that two payments have. */
const aboutPayments = async ({ store }: Books, { performerId }: BookQuestion): Promise<string | undefined> => {
  const book = await store
    .selectFrom('session_books')
    .select('settled_until')
    .where('performer_id', '=', performerId)
    .executeTakeFirst();
  if (book === undefined) return undefined;
  const sum = store
    .selectFrom('sessions')
    .select((each) => each.fn.sum<number | null>('earned').as('earned'))
    .where('performer_id', '=', performerId);
  const earned = await sum.executeTakeFirstOrThrow();
  const unpaid = await sum.where('day', '>', book.settled_until).executeTakeFirstOrThrow();
  const payments = await store
    .selectFrom('payments')
    .select((each) => each.fn.sum<number | null>('amount').as('paid'))
    .where('performer_id', '=', performerId)
    .executeTakeFirstOrThrow();
  const [all, left, paid] = [earned.earned ?? 0, unpaid.earned ?? 0, payments.paid ?? 0] as const;
  return all === left + paid ? undefined : `of ${all} cents that were earned ${paid} are paid out and ${left} are left`;
};

/** Finds money that is lost, doubled, or different in two books of the platform; call it when nothing is pending. */
export const bookDifference = async (books: Books, question: BookQuestion): Promise<string | undefined> =>
  (await aboutTips(books, question)) ??
  (await aboutSessions(books, question)) ??
  (await aboutSums(books, question)) ??
  (await aboutPayments(books, question));

/** Sums what a performer earned on a day, in cents. */
export const earnedOn = async (
  store: Store,
  { performerId, day }: { readonly performerId: string; readonly day: number },
): Promise<number> => {
  const rows = await store
    .selectFrom('sessions')
    .select('earned')
    .where('performer_id', '=', performerId)
    .where('day', '=', day)
    .execute();
  return rows.reduce((total, row) => total + row.earned, 0);
};
