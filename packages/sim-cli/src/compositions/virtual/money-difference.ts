import { dayOf } from '@greenroom/core/formatting/dates';
import { seconds } from '@greenroom/core/kernel/units';
import type { PerformerWorld } from './virtual-world.ts';

const TIP = 'toy';

/** Names the entries that are there more or less often than once. */
const notOnce = (wanted: readonly string[], found: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const id of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  return wanted.find((id) => counts.get(id) !== 1) ?? found.find((id) => !wanted.includes(id));
};

/** Finds a tip that was lost, doubled or never paid: in the book of tips, and as an earning of this performer. */
const aboutTips = async ({ platform, payments, performerId }: PerformerWorld): Promise<string | undefined> => {
  const { store } = platform.parts;
  const tips = await store.selectFrom('tips').selectAll().orderBy('position').execute();
  const paid = payments.map(({ kind, value }) => `${kind} ${value}`).toSorted();
  const kept = tips.map(({ kind, value }) => `${kind} ${value}`).toSorted();
  if (paid.join() !== kept.join()) return `customers paid ${paid.length} tips, and ${kept.length} are kept`;
  const own = await store.selectFrom('requests').select('id').where('performer_id', '=', performerId).execute();
  const requests = new Set(own.map(({ id }) => id));
  const ownTips = tips.filter(({ request_id: requestId }) => requests.has(requestId));
  const earnings = await store
    .selectFrom('sessions')
    .selectAll()
    .where('performer_id', '=', performerId)
    .where('service', '=', TIP)
    .where('id', 'in', ['', ...ownTips.map(({ id }) => id)])
    .execute();
  const odd = notOnce(
    ownTips.map(({ id, earned }) => `${id} ${earned}`),
    earnings.map(({ id, earned }) => `${id} ${earned}`),
  );
  return odd === undefined ? undefined : `the tip ${odd} is not earned exactly once`;
};

/** Finds a session that was paid for and is not earned exactly once, or one that was earned and never paid for. */
const aboutSessions = async ({ platform, performerId, beganAt }: PerformerWorld): Promise<string | undefined> => {
  const { store } = platform.parts;
  const billed = await store
    .selectFrom('requests')
    .innerJoin('session_pay', 'session_pay.request_id', 'requests.id')
    .select('requests.id')
    .where('performer_id', '=', performerId)
    .where('status', '=', 'ended')
    .where('billed_from', 'is not', null)
    .execute();
  // A wall clock that was set back may have put the beginning before that of the run.
  const earned = await store
    .selectFrom('sessions')
    .select(['id', 'started_at'])
    .where('performer_id', '=', performerId)
    .where('service', '!=', TIP)
    .where((where) =>
      where.or([where('started_at', '>=', beganAt), where('id', 'in', ['', ...billed.map(({ id }) => id)])]),
    )
    .execute();
  const odd = notOnce(
    billed.map(({ id }) => id),
    earned.map(({ id }) => id),
  );
  return odd === undefined ? undefined : `the session ${odd} is not earned exactly once`;
};

/** Finds a sum that differs between the books: of a customer, and of the day that the performer's page shows. */
const aboutSums = async ({ app, platform, payments, performerId }: PerformerWorld): Promise<string | undefined> => {
  const { clientBook, store, clock } = platform.parts;
  for (const clientId of new Set(payments.map((payment) => payment.clientId))) {
    const sum = (await clientBook.sumWith({ performerId, clientId }))?.earned ?? 0;
    const rows = await store
      .selectFrom('sessions')
      .select('earned')
      .where('performer_id', '=', performerId)
      .where('client_id', '=', clientId)
      .execute();
    const earned = rows.reduce((total, row) => total + row.earned, 0);
    if (sum !== earned) return `${clientId} paid ${earned} cents by the sessions, and ${sum} by the book of customers`;
  }
  const { today } = app.meter.watch.state();
  const { client } = app.session.watch.state();
  if (today === undefined || client !== undefined) return undefined;
  const days = await store
    .selectFrom('sessions')
    .select('earned')
    .where('performer_id', '=', performerId)
    .where('day', '=', dayOf(seconds(clock.today())))
    .execute();
  const earned = days.reduce((total, row) => total + row.earned, 0);
  return today === earned ? undefined : `the page shows ${today} cents today, and the platform has ${earned}`;
};

/** Finds earnings that no payment has and that are not left for the next one, or that two payments have. */
const aboutPayments = async ({ platform, performerId }: PerformerWorld): Promise<string | undefined> => {
  const { store } = platform.parts;
  const book = await store
    .selectFrom('session_books')
    .select('settled_until')
    .where('performer_id', '=', performerId)
    .executeTakeFirst();
  if (book === undefined) return undefined;
  const sums = await store
    .selectFrom('sessions')
    .select((each) => each.fn.sum<number | null>('earned').as('all'))
    .select((each) => each.fn.sum<number | null>('earned').filterWhere('day', '>', book.settled_until).as('left'))
    .where('performer_id', '=', performerId)
    .executeTakeFirstOrThrow();
  const payments = await store
    .selectFrom('payments')
    .select((each) => each.fn.sum<number | null>('amount').as('paid'))
    .where('performer_id', '=', performerId)
    .executeTakeFirstOrThrow();
  const [all, left, paid] = [sums.all, sums.left, payments.paid].map((sum) => Number(sum ?? 0));
  return all === (left ?? 0) + (paid ?? 0)
    ? undefined
    : `of ${all} cents that were earned ${paid} are paid out and ${left} are left`;
};

/** Finds money that is lost, doubled, or different in two places; asked when nothing is on its way. */
export const moneyDifference = async (world: PerformerWorld): Promise<string | undefined> =>
  (await aboutTips(world)) ?? (await aboutSessions(world)) ?? (await aboutSums(world)) ?? (await aboutPayments(world));
