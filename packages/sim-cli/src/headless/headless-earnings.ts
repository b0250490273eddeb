import type { EarningsApi } from '@greenroom/core/earnings/earnings-api.port';
import { err, ok } from '@greenroom/core/kernel/result';
import { cents } from '@greenroom/core/kernel/units';
import { refusal, type HeadlessPlatform } from './headless-platform.ts';

const NOTHING = cents(0);

/** Somebody who has not earned anything yet. */
export const createNoEarnings = (answer: HeadlessPlatform['answer']): EarningsApi => ({
  earnings: (_id, query) =>
    answer('earnings', query, () => ok({ items: [], total: 0, sum: NOTHING, parts: [], services: [] })),
  payments: (_id, query) => answer('payments', query, () => ok({ payments: [], total: 0 })),
  earningsLeft: (id) =>
    answer('earningsLeft', id, () =>
      ok({ left: NOTHING, nextPayment: undefined, rank: undefined, rankWeek: undefined }),
    ),
  // A platform that does not know these calls of ours.
  payRates: (id) => answer('payRates', id, () => err(refusal(404))),
  vipMinutePrices: (id) => answer('vipPrices', id, () => ok({ vipcam: undefined, vipvideo: undefined })),
  sessionPay: (id, client) => answer('sessionPay', { id, client }, () => err(refusal(404))),
});
