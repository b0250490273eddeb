import { createEarningsApi, type earningsCalls } from '@greenroom/adapters-http/earnings/earnings-api.http';
import { clientId, paymentId, performerId, sessionId, tipId } from '@greenroom/core/kernel/ids';
import { cents, credits, percent, seconds } from '@greenroom/core/kernel/units';
import type { CallPayload } from './call-payload.ts';

const anna = performerId('1001');
const ACCOUNT = 'GET /api/performer/performer_accounts/1001';

export const earningsPayloads = {
  earnings: {
    ask: (client) =>
      createEarningsApi(client).earnings(anna, {
        date: seconds(1_773_000_000),
        scope: 'week',
        service: 'ALL',
        limit: 20,
        offset: 40,
      }),
    request: `${ACCOUNT}/earnings?date=1773000000&scope=week&service=ALL&limit=20&offset=40`,
    body: '',
    answer:
      '{"items":[{"id":77,"date":1772999000,"service":"cam","client":{"id":5001,"name":"nl|Mark"},"duration":61,"amount":94},' +
      '{"id":"t1","date":1772998000,"service":"audio","client":{"id":"5002","name":"annon5002"},"duration":null,"amount":112}],' +
      '"total":42,"sum":20600,"parts":[{"date":1772924400,"amount":20600}],"services":[{"service":"cam","count":39,"amount":20400},' +
      '{"service":"audio","count":2,"amount":150},{"service":"quiz","count":1,"amount":50}],"more":true}',
    decoded: {
      items: [
        {
          id: sessionId('77'),
          at: seconds(1_772_999_000),
          service: 'cam',
          client: { id: clientId('5001'), name: 'nl|Mark' },
          duration: seconds(61),
          amount: cents(94),
        },
        {
          id: sessionId('t1'),
          at: seconds(1_772_998_000),
          service: 'other',
          client: { id: clientId('5002'), name: 'annon5002' },
          duration: seconds(0),
          amount: cents(112),
        },
      ],
      total: 42,
      sum: cents(20_600),
      parts: [{ at: seconds(1_772_924_400), amount: cents(20_600) }],
      services: [
        { service: 'cam', count: 39, amount: cents(20_400) },
        { service: 'other', count: 3, amount: cents(200) },
      ],
    },
  },
  payments: {
    ask: (client) => createEarningsApi(client).payments(anna, { limit: 20, offset: 0 }),
    request: `${ACCOUNT}/payments?limit=20&offset=0`,
    body: '',
    answer:
      '{"items":[{"id":"1001-20260302","from":1772406000,"paidAt":1773046800,"sessions":42,"amount":20600}],"total":1}',
    decoded: {
      payments: [
        {
          id: paymentId('1001-20260302'),
          from: seconds(1_772_406_000),
          paidAt: seconds(1_773_046_800),
          sessions: 42,
          amount: cents(20_600),
        },
      ],
      total: 1,
    },
  },
  earningsLeft: {
    ask: (client) => createEarningsApi(client).earningsLeft(anna),
    request: `${ACCOUNT}/earnings_left`,
    body: '',
    answer: '{"left":20600,"nextPayment":null,"rank":3,"rankWeek":1772406000}',
    decoded: { left: cents(20_600), nextPayment: undefined, rank: 3, rankWeek: seconds(1_772_406_000) },
  },
  payRates: {
    ask: (client) => createEarningsApi(client).payRates(anna),
    request: `${ACCOUNT}/pay_rates`,
    body: '',
    answer: '{"share":40,"minute":{"cam":92,"vipvideo":180,"hologram":5},"site":{"vipvideo":189}}',
    decoded: {
      share: percent(40),
      minute: new Map([
        ['cam', cents(92)],
        ['vipvideo', cents(180)],
      ]),
      site: new Map([['vipvideo', cents(189)]]),
    },
  },
  sessionPay: {
    ask: (client) => createEarningsApi(client).sessionPay(anna, clientId('5001')),
    request: `${ACCOUNT}/session_pay/5001`,
    body: '',
    answer:
      '{"over":false,"duration":61,"earned":94,"minute":92,"tips":[{"id":7,"type":"tip","value":"7","credits":7,"earned":112,"date":1772999000}],"todayBesides":1411}',
    decoded: {
      isOver: false,
      duration: seconds(61),
      earned: cents(94),
      minute: cents(92),
      tips: [
        {
          id: tipId('7'),
          trigger: { kind: 'tip', amount: credits(7) },
          credits: credits(7),
          earned: cents(112),
          at: seconds(1_772_999_000),
        },
      ],
      todayBesides: cents(1_411),
    },
  },
} satisfies Record<keyof typeof earningsCalls, CallPayload>;
