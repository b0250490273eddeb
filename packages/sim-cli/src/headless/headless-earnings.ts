import type { EarningsApi } from '@greenroom/core/earnings/earnings-api.port';
import { ok } from '@greenroom/core/kernel/result';
import { cents } from '@greenroom/core/kernel/units';
import type { HeadlessPlatform } from './headless-platform.ts';

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
});
