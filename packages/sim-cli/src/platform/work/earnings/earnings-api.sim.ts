import { periodOf } from '@greenroom/core/earnings/earnings-period';
import { startOfDay } from '@greenroom/core/formatting/dates';
import { ok } from '@greenroom/core/kernel/result';
import type { Handlers } from '../../base/calls/handler.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { countRows } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { PaidSessions } from '../history/paid-sessions.ts';
import { lastPaymentOf, nextPaymentAt } from '../history/settlement.ts';
import { byPart, byService, pageOf, sessionsIn } from './earned-in.ts';
import type { Ranks } from './ranks.ts';

type EarningsCalls = 'earnings' | 'payments' | 'earningsLeft';

interface Parts {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly paidSessions: PaidSessions;
  readonly ranks: Ranks;
}

/**
 * Answers the calls for a performer's earnings and payments, which are sums over the same rows.
 *
 * @spec §7 Earnings and clients
 */
export const createEarningsApi = ({ store, clock, paidSessions, ranks }: Parts): Pick<Handlers, EarningsCalls> => ({
  earnings: async ({ query }, { performer }) => {
    await paidSessions.open(performer.id);
    const period = periodOf(query.scope, query.date);
    const rows = sessionsIn(store, performer.id, period, query.service);
    const services = await byService(rows);
    return ok({
      items: await pageOf(rows, query),
      total: services.reduce((total, { count }) => total + count, 0),
      sum: services.reduce((sum, { amount }) => sum + amount, 0),
      parts: await byPart(rows, period),
      services,
    });
  },
  payments: async ({ query }, { performer }) => {
    await paidSessions.open(performer.id);
    const own = store.selectFrom('payments').where('performer_id', '=', performer.id);
    const page = await own.selectAll().orderBy('from_day', 'desc').limit(query.limit).offset(query.offset).execute();
    const items = page.map(({ id, from_day: monday, paid_at: paidAt, sessions, amount }) => ({
      id,
      from: startOfDay(monday),
      paidAt,
      sessions,
      amount,
    }));
    return ok({ items, total: await countRows(own) });
  },
  earningsLeft: async (_request, { performer }) => {
    await paidSessions.open(performer.id);
    const last = await lastPaymentOf(store, performer.id);
    const rank = await ranks.of(performer.id);
    const unpaid = store
      .selectFrom('sessions')
      .select((each) => each.fn.sum<number | null>('earned').as('left'))
      .where('performer_id', '=', performer.id);
    const { left } = await (
      last === undefined ? unpaid : unpaid.where('day', '>', last.until_day)
    ).executeTakeFirstOrThrow();
    return ok({
      left: left ?? 0,
      nextPayment: nextPaymentAt(clock.today()),
      rank: rank?.rank ?? null,
      rankWeek: rank === undefined ? null : startOfDay(rank.from),
    });
  },
});
