import type { EarningsApi } from '@greenroom/core/earnings/earnings-api.port';
import { ok } from '@greenroom/core/kernel/result';
import { customerCents, type CustomerCents } from '@greenroom/core/kernel/units';
import type { ApiClient } from '../http/api-client.ts';
import { vipPricesCall } from '../profile/vip-prices.wire.ts';
import { earningsCalls } from './earnings-api.wire.ts';

/** Prices come as text, empty while none is chosen. */
const priceIn = (text: string): CustomerCents | undefined => (text === '' ? undefined : customerCents(Number(text)));

export const createEarningsApi = (client: ApiClient): EarningsApi => ({
  earnings: (id, query) => client.call(earningsCalls.earnings, { params: { id }, query }),
  payments: (id, query) => client.call(earningsCalls.payments, { params: { id }, query }),
  payRates: (id) => client.call(earningsCalls.payRates, { params: { id } }),
  vipMinutePrices: async (id) => {
    const answer = await client.call(vipPricesCall, { params: { id } });
    if (!answer.ok) return answer;
    const { vipcam, vipvideo } = answer.value.prices;
    return ok({ vipcam: priceIn(vipcam), vipvideo: priceIn(vipvideo) });
  },
  sessionPay: (id, customerId) => client.call(earningsCalls.sessionPay, { params: { id, customerId } }),
  earningsLeft: (id) => client.call(earningsCalls.earningsLeft, { params: { id } }),
});
