import * as z from 'zod/mini';
import { REVIEWED, type Onboarding } from '@greenroom/core/my-day/first-steps';
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

const onboardingWire = z.pipe(
  z.object({
    hasSite: z.boolean(),
    reviews: z.array(
      z.object({
        subject: z.enum(REVIEWED),
        state: z.enum(['waiting', 'rejected', 'approved']),
        since: secondsWire,
      }),
    ),
  }),
  z.transform(({ hasSite, reviews }): Onboarding => ({
    hasSite,
    reviews: Object.fromEntries(reviews.map(({ subject, ...review }) => [subject, review])),
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
  onboarding: defineCall({
    method: 'GET',
    origin: 'ours',
    section: '§4 Account approval',
    access: 'performer',
    name: 'onboarding',
    purpose:
      'The platform’s part of a new performer’s checklist: whether a site is agreed, and what a moderator looks at, accepted or refused, and since when. Nothing was sent where a subject is missing.',
    path: '/performer/performer_accounts/{id}/onboarding',
    answer: onboardingWire,
    errors: [],
  }),
};

export const createMyDayApi = (client: ApiClient): MyDayApi => ({
  myDay: (id) => client.call(myDayCalls.myDay, { params: { id } }),
  onboarding: (id) => client.call(myDayCalls.onboarding, { params: { id } }),
});
