import * as z from 'zod/mini';
import type { EarningsReportApi } from '@greenroom/core/earnings/earnings-api.port';
import { ALL_SERVICES, REPORT_SCOPES } from '@greenroom/core/earnings/earnings-period';
import type { EarningsReport } from '@greenroom/core/earnings/earnings-report';
import type { EarlierWeek } from '@greenroom/core/earnings/payout-forecast';
import { SERVICES } from '@greenroom/core/services/service';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { centsWire, clientIdWire, mapped, maybe, secondsWire, whole } from '../http/fields.wire.ts';
import { queryDateWire } from '../http/query.wire.ts';
import { earnedByServiceWire } from './earned-by-service.wire.ts';

const reportQueryWire = z.object({
  date: queryDateWire,
  scope: z.enum(REPORT_SCOPES),
  service: z.enum([ALL_SERVICES, ...SERVICES]),
});

const monthWire = mapped(
  z.object({ date: secondsWire, count: z.int(), amount: centsWire, onAir: secondsWire, services: earnedByServiceWire }),
  ({ date, ...more }) => ({ ...more, at: date }),
);

const reportWire = mapped(
  whole({
    sum: centsWire,
    count: z.int(),
    onAir: secondsWire,
    bestHour: maybe(z.object({ date: secondsWire, amount: centsWire })),
    weekHours: z.array(
      z.object({
        weekday: z.int().check(z.gte(0), z.lte(6)),
        hour: z.int().check(z.gte(0), z.lte(23)),
        amount: centsWire,
        onAir: secondsWire,
      }),
    ),
    services: earnedByServiceWire,
    customers: z.array(
      z.object({ client: z.object({ id: clientIdWire, name: z.string() }), count: z.int(), amount: centsWire }),
    ),
    otherCustomers: z.object({ customers: z.int(), count: z.int(), amount: centsWire }),
    months: z.array(monthWire),
    paidOut: z.object({ count: z.int(), amount: centsWire }),
    before: z.object({ until: secondsWire, amount: centsWire, onAir: secondsWire }),
  }),
  ({ bestHour, ...report }): EarningsReport => ({
    ...report,
    bestHour: bestHour && { at: bestHour.date, amount: bestHour.amount },
  }),
);

const earlierWeekWire = mapped(
  z.object({ from: secondsWire, amount: centsWire, amountUntil: centsWire }),
  ({ amountUntil, ...week }): EarlierWeek => ({ ...week, amountUntilSamePoint: amountUntil }),
);

const payoutWeeksWire = z.object({
  from: secondsWire,
  earned: centsWire,
  paidAt: secondsWire,
  earlier: z.array(earlierWeekWire),
});

export const earningsReportCalls = defineCalls({ origin: 'ours', section: '§2 /earnings/', access: 'performer' })({
  earningsReport: {
    purpose:
      'A report of the day, week, month or year of a date, in cents and seconds: time on air, the best clock hour, sums by hour of the week, ' +
      'service, customer and month, the payouts made in it, and the period before up to the same point.',
    get: '/performer/performer_accounts/{id}/earnings_report',
    query: reportQueryWire,
    answer: reportWire,
  },
  payoutWeeks: {
    section: '§2 /earnings/specifications/',
    purpose:
      'Earnings of the running week and the time of its payout; of up to four weeks before it the whole sum, and the sum up to the same time of the week.',
    get: '/performer/performer_accounts/{id}/payout_weeks',
    answer: payoutWeeksWire,
  },
});

export const createEarningsReportApi = (client: ApiClient): EarningsReportApi => ({
  earningsReport: (id, query) => client.call(earningsReportCalls.earningsReport, { params: { id }, query }),
  payoutWeeks: (id) => client.call(earningsReportCalls.payoutWeeks, { params: { id } }),
});
