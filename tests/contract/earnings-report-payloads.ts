import {
  createEarningsReportApi,
  type earningsReportCalls,
} from '@greenroom/adapters-http/earnings/earnings-report-api.http';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { cents, seconds } from '@greenroom/core/kernel/units';
import type { CallPayload } from './call-payload.ts';

const anna = performerId('1001');
const ACCOUNT = 'GET /api/performer/performer_accounts/1001';

export const earningsReportPayloads = {
  earningsReport: {
    ask: (client) =>
      createEarningsReportApi(client).earningsReport(anna, {
        date: seconds(1_773_000_000),
        scope: 'year',
        service: 'cam',
      }),
    request: `${ACCOUNT}/earnings_report?date=1773000000&scope=year&service=cam`,
    body: '',
    answer:
      '{"sum":20600,"count":42,"onAir":7200,"bestHour":{"date":1772924400,"amount":900},' +
      '"weekHours":[{"weekday":6,"hour":0,"amount":20600,"onAir":7200}],' +
      '"services":[{"service":"cam","count":42,"amount":20600}],' +
      '"customers":[{"client":{"id":5001,"name":"nl|Mark"},"count":40,"amount":20000}],' +
      '"otherCustomers":{"customers":2,"count":2,"amount":600},' +
      '"months":[{"date":1772319600,"count":42,"amount":20600,"onAir":7200,"services":[{"service":"cam","count":42,"amount":20600}]}],' +
      '"paidOut":{"count":9,"amount":150000},"before":{"until":1741464000,"amount":12345,"onAir":3600},"more":true}',
    decoded: {
      sum: cents(20_600),
      count: 42,
      onAir: seconds(7_200),
      bestHour: { at: seconds(1_772_924_400), amount: cents(900) },
      weekHours: [{ weekday: 6, hour: 0, amount: cents(20_600), onAir: seconds(7_200) }],
      services: [{ service: 'cam', count: 42, amount: cents(20_600) }],
      customers: [{ client: { id: clientId('5001'), name: 'nl|Mark' }, count: 40, amount: cents(20_000) }],
      otherCustomers: { customers: 2, count: 2, amount: cents(600) },
      months: [
        {
          at: seconds(1_772_319_600),
          count: 42,
          amount: cents(20_600),
          onAir: seconds(7_200),
          services: [{ service: 'cam', count: 42, amount: cents(20_600) }],
        },
      ],
      paidOut: { count: 9, amount: cents(150_000) },
      before: { until: seconds(1_741_464_000), amount: cents(12_345), onAir: seconds(3_600) },
    },
  },
  payoutWeeks: {
    ask: (client) => createEarningsReportApi(client).payoutWeeks(anna),
    request: `${ACCOUNT}/payout_weeks`,
    body: '',
    answer:
      '{"from":1773010800,"earned":4200,"paidAt":1773651600,"earlier":[{"from":1772406000,"amount":20600,"amountUntil":5100}]}',
    decoded: {
      from: seconds(1_773_010_800),
      earned: cents(4_200),
      paidAt: seconds(1_773_651_600),
      earlier: [{ from: seconds(1_772_406_000), amount: cents(20_600), amountUntilSamePoint: cents(5_100) }],
    },
  },
} satisfies Record<keyof typeof earningsReportCalls, CallPayload>;
