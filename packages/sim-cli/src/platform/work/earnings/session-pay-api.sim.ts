import { dayOf } from '@greenroom/core/formatting/dates';
import { ok } from '@greenroom/core/kernel/result';
import { refuse, type Handlers } from '../../base/calls/handler.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Store } from '../../base/store/store.ts';
import type { TipRow } from '../../base/store/tables/request-tables.ts';
import { PERFORMER_SHARE } from '../../base/world/paid-services.ts';
import { talkedUntil } from '../history/ended-session.ts';
import type { PaidSessions } from '../history/paid-sessions.ts';
import { SITE_RATES, type PayRatesOf } from '../session/pay-rates.ts';
import type { Requests } from '../session/requests.ts';
import type { Tips } from '../session/tips.ts';

const wireTip = ({ id, kind, value, credits, earned, at }: TipRow) => ({
  id,
  type: kind,
  value,
  credits,
  earned,
  date: at,
});

interface Parts {
  readonly store: Store;
  readonly clock: PlatformClock;
  readonly paidSessions: PaidSessions;
  readonly requests: Requests;
  readonly tips: Tips;
  readonly payRates: PayRatesOf;
}

/** Answers the calls for the pay of a session, equal to the cent to the earnings list once the session is over. */
export const createSessionPayApi = (parts: Parts): Pick<Handlers, 'payRates' | 'sessionPay'> => {
  const { store, clock, paidSessions, requests, tips, payRates } = parts;
  const latestSession = (performerId: string, clientId: string) =>
    store
      .selectFrom('requests')
      .selectAll()
      .where('performer_id', '=', performerId)
      .where('client_id', '=', clientId)
      .where('accepted_at', 'is not', null)
      .orderBy('accepted_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  /** The sum of the day without the session and its tips. */
  const todayBesides = async (performerId: string, requestId: string): Promise<number> => {
    const tipsOfIt = store.selectFrom('tips').select('id').where('request_id', '=', requestId);
    const { earned } = await store
      .selectFrom('sessions')
      .select((each) => each.fn.sum<number | null>('earned').as('earned'))
      .where('performer_id', '=', performerId)
      .where('day', '=', dayOf(clock.today()))
      .where('id', '!=', requestId)
      .where('id', 'not in', tipsOfIt)
      .executeTakeFirstOrThrow();
    return earned ?? 0;
  };
  return {
    payRates: async (_request, { performer }) =>
      ok({ share: PERFORMER_SHARE, minute: { ...(await payRates(performer.id)) }, site: { ...SITE_RATES } }),
    sessionPay: async ({ params }, { performer }) => {
      await paidSessions.open(performer.id);
      const session = await latestSession(performer.id, params.customerId);
      const pay = session === undefined ? undefined : await requests.payOf(session.id);
      if (session === undefined || pay === undefined) return refuse(404, 'no_session');
      const { duration, earned } = talkedUntil(pay, session.ended_at ?? clock.stamp());
      return ok({
        over: session.status === 'ended',
        duration,
        earned,
        minute: pay.cents_per_minute,
        tips: (await tips.of(session.id)).map(wireTip),
        todayBesides: await todayBesides(performer.id, session.id),
      });
    },
  };
};
