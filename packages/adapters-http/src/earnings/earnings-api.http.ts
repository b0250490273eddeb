import * as z from 'zod/mini';
import type { EarningsItem, Payment, PaymentsPage, PayRates, SessionPay } from '@greenroom/core/earnings/earnings';
import type { EarningsApi } from '@greenroom/core/earnings/earnings-api.port';
import { ALL_SERVICES, SCOPES } from '@greenroom/core/earnings/earnings-period';
import { paymentId, sessionId, tipId } from '@greenroom/core/kernel/ids';
import { ok } from '@greenroom/core/kernel/result';
import { credits, percent, seconds, customerCents, type CustomerCents } from '@greenroom/core/kernel/units';
import { isService, SERVICES } from '@greenroom/core/services/service';
import { readToyTrigger, type PaidTip } from '@greenroom/core/toys/toy-trigger';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { centsWire, clientIdWire, idWire, mapped, maybe, orElse, secondsWire, whole } from '../http/fields.wire.ts';
import { listPartFields, listPartWire, queryDateWire } from '../http/query.wire.ts';
import { vipPricesCalls } from '../profile/vip-prices.wire.ts';
import { earnedByServiceWire, earnedServiceWire } from './earned-by-service.wire.ts';

const ACCOUNT = '/performer/performer_accounts/{id}';

/**
 * Query of the earnings of the day, week or month in which a date lies, of one service or of all.
 * @spec §2 /earnings/ — limit 20, date now, scope day (also week, month), service ALL
 */
const earningsQueryWire = z.object({
  date: queryDateWire,
  scope: z.enum(SCOPES),
  service: z.enum([ALL_SERVICES, ...SERVICES]),
  ...listPartFields,
});

const itemWire = mapped(
  z.object({
    id: idWire,
    date: secondsWire,
    service: earnedServiceWire,
    client: z.object({ id: clientIdWire, name: z.string() }),
    duration: orElse(secondsWire, seconds(0)),
    amount: centsWire,
  }),
  ({ id, date, ...more }): EarningsItem => ({ ...more, id: sessionId(id), at: date }),
);

const earnedAtWire = mapped(z.object({ date: secondsWire, amount: centsWire }), ({ date, amount }) => ({
  at: date,
  amount,
}));

const earningsWire = z.object({
  items: z.array(itemWire),
  total: z.int(),
  sum: centsWire,
  parts: z.array(earnedAtWire),
  services: earnedByServiceWire,
});

const paymentWire = mapped(
  z.object({ id: idWire, from: secondsWire, paidAt: secondsWire, sessions: z.int(), amount: centsWire }),
  ({ id, ...more }): Payment => ({ ...more, id: paymentId(id) }),
);

const paymentsWire = mapped(
  z.object({ items: z.array(paymentWire), total: z.int() }),
  ({ items, total }): PaymentsPage => ({ payments: items, total }),
);

const leftWire = whole({
  left: centsWire,
  nextPayment: maybe(secondsWire),
  rank: maybe(z.int().check(z.gte(1), z.lte(7))),
  rankWeek: maybe(secondsWire),
});

const percentWire = mapped(z.number().check(z.gte(0), z.lte(100)), percent);
const creditsWire = mapped(z.int(), credits);

/** A service that this product does not know is left out. */
const minuteWire = mapped(
  z.record(z.string(), centsWire),
  (minute): PayRates['minute'] =>
    new Map(Object.entries(minute).flatMap(([service, pay]) => (isService(service) ? [[service, pay] as const] : []))),
);

const payRatesWire = whole({ share: maybe(percentWire), minute: minuteWire, site: maybe(minuteWire) });

const tipWire = mapped(
  z.object({
    id: idWire,
    type: z.string(),
    value: z.string(),
    credits: creditsWire,
    earned: centsWire,
    date: secondsWire,
  }),
  ({ id, type, value, date, ...more }): PaidTip => ({
    ...more,
    id: tipId(id),
    trigger: readToyTrigger(type, value) ?? { kind: 'tip', amount: more.credits },
    at: date,
  }),
);

const sessionPayWire = mapped(
  z.object({
    over: z.boolean(),
    duration: secondsWire,
    earned: centsWire,
    minute: centsWire,
    tips: z.array(tipWire),
    todayBesides: centsWire,
  }),
  ({ over, ...more }): SessionPay => ({ ...more, isOver: over }),
);

export const earningsCalls = defineCalls({ origin: 'spec', section: '§7 Earnings and clients', access: 'performer' })({
  earnings: {
    purpose:
      'Earnings of the day, week or month of a date: one page of them, newest first, and the sums of all of them, in cents.',
    get: `${ACCOUNT}/earnings`,
    query: earningsQueryWire,
    answer: earningsWire,
  },
  payments: {
    purpose: 'The weekly payouts, newest first.',
    get: `${ACCOUNT}/payments`,
    query: listPartWire,
    answer: paymentsWire,
  },
  earningsLeft: {
    purpose: 'Earnings that are not paid out yet, and the performer’s rank with the week it comes from.',
    get: `${ACCOUNT}/earnings_left`,
    answer: leftWire,
  },
  payRates: {
    origin: 'ours',
    purpose:
      'The performer’s pay per minute of each service, in cents, also without own prices (`site`), and the share of a VIP price, in percent.',
    get: `${ACCOUNT}/pay_rates`,
    answer: payRatesWire,
  },
  sessionPay: {
    origin: 'ours',
    purpose: 'Earnings of the latest session with a customer so far: its time, its tips, and the rest of the day.',
    get: `${ACCOUNT}/session_pay/{customerId}`,
    answer: sessionPayWire,
    errors: [{ status: 404, error: 'no_session', when: 'there was no session with this customer' }],
  },
});

/** Prices come as text, empty while none is chosen. */
const priceIn = (text: string): CustomerCents | undefined => (text === '' ? undefined : customerCents(Number(text)));

export const createEarningsApi = (client: ApiClient): EarningsApi => ({
  earnings: (id, query) => client.call(earningsCalls.earnings, { params: { id }, query }),
  payments: (id, query) => client.call(earningsCalls.payments, { params: { id }, query }),
  payRates: (id) => client.call(earningsCalls.payRates, { params: { id } }),
  vipMinutePrices: async (id) => {
    const answer = await client.call(vipPricesCalls.vipPrices, { params: { id } });
    if (!answer.ok) return answer;
    const { vipcam, vipvideo } = answer.value.prices;
    return ok({ vipcam: priceIn(vipcam), vipvideo: priceIn(vipvideo) });
  },
  sessionPay: (id, customerId) => client.call(earningsCalls.sessionPay, { params: { id, customerId } }),
  earningsLeft: (id) => client.call(earningsCalls.earningsLeft, { params: { id } }),
});
