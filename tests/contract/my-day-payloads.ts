import { createMyDayApi, type myDayCalls } from '@greenroom/adapters-http/my-day/my-day-api.http';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { cents, seconds } from '@greenroom/core/kernel/units';
import type { CallPayload } from './call-payload.ts';

export const myDayPayloads = {
  myDay: {
    ask: (client) => createMyDayApi(client).myDay(performerId('1001')),
    request: 'GET /api/performer/performer_accounts/1001/my_day',
    body: '',
    answer:
      '{"onAir":7260,"earnedYesterday":6105,"earnedBefore":912000,"bestDay":18450,"rankBefore":3,"regulars":[{"id":5001,"name":"nl|Mark","visits":12}],"mood":"good"}',
    decoded: {
      onAir: seconds(7_260),
      earnedYesterday: cents(6_105),
      earnedBefore: cents(912_000),
      bestDay: cents(18_450),
      rankBefore: 3,
      regulars: [{ id: clientId('5001'), name: 'nl|Mark', visits: 12 }],
    },
  },
  onboarding: {
    ask: (client) => createMyDayApi(client).onboarding(performerId('1001')),
    request: 'GET /api/performer/performer_accounts/1001/onboarding',
    body: '',
    answer: '{"hasSite":true,"reviews":[{"subject":"identity","state":"waiting","since":1700000000}]}',
    decoded: { hasSite: true, reviews: { identity: { state: 'waiting', since: seconds(1_700_000_000) } } },
  },
} satisfies Record<keyof typeof myDayCalls, CallPayload>;
