import * as z from 'zod/mini';
import type { MyDay } from '@greenroom/core/my-day/my-day';
import type { MyDayApi } from '@greenroom/core/my-day/my-day-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCall } from '../http/call.ts';
import { centsWire, clientIdWire, secondsWire } from '../http/fields.wire.ts';

const myDayWire = z.pipe(
  z.object({
    onAir: secondsWire,
    earnedYesterday: centsWire,
    earnedBefore: z.nullish(centsWire),
    bestDay: z.nullish(centsWire),
    rankBefore: z.nullish(z.int()),
    regulars: z.array(z.object({ id: clientIdWire, name: z.string(), visits: z.int() })),
  }),
  z.transform((day): MyDay => ({
    ...day,
    earnedBefore: day.earnedBefore ?? undefined,
    bestDay: day.bestDay ?? undefined,
    rankBefore: day.rankBefore ?? undefined,
  })),
);

export const myDayCalls = {
  myDay: defineCall({
    method: 'GET',
    origin: 'ours',
    section: '§2 / (home layout)',
    access: 'performer',
    name: 'myDay',
    purpose:
      'Time on air since midnight, earnings of yesterday up to this time of the day, of all days before and of the best of them, the rank of the week before, and the regulars who are online.',
    path: '/performer/performer_accounts/{id}/my_day',
    answer: myDayWire,
    errors: [],
  }),
};

export const createMyDayApi = (client: ApiClient): MyDayApi => ({
  myDay: (id) => client.call(myDayCalls.myDay, { params: { id } }),
});
