import * as z from 'zod/mini';
import { REVIEWED, type Onboarding } from '@greenroom/core/my-day/first-steps';
import type { MyDayApi } from '@greenroom/core/my-day/my-day-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { centsWire, clientIdWire, mapped, maybe, secondsWire, whole } from '../http/fields.wire.ts';

const myDayWire = whole({
  onAir: secondsWire,
  earnedYesterday: centsWire,
  earnedBefore: maybe(centsWire),
  bestDay: maybe(centsWire),
  rankBefore: maybe(z.int()),
  regulars: z.array(z.object({ id: clientIdWire, name: z.string(), visits: z.int() })),
});

const onboardingWire = mapped(
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
  ({ hasSite, reviews }): Onboarding => ({
    hasSite,
    reviews: Object.fromEntries(reviews.map(({ subject, ...review }) => [subject, review])),
  }),
);

export const myDayCalls = defineCalls({ origin: 'ours', access: 'performer' })({
  myDay: {
    section: '§2 / (home layout)',
    purpose:
      'Time on air since midnight, earnings of yesterday up to this time of the day, of all days before and of the best of them, the rank of the week before, and the regulars who are online.',
    get: '/performer/performer_accounts/{id}/my_day',
    answer: myDayWire,
  },
  onboarding: {
    section: '§4 Account approval',
    purpose:
      'The platform’s part of a new performer’s checklist: whether a site is agreed, and what a moderator looks at, accepted or refused, and since when. Nothing was sent where a subject is missing.',
    get: '/performer/performer_accounts/{id}/onboarding',
    answer: onboardingWire,
  },
});

export const createMyDayApi = (client: ApiClient): MyDayApi => ({
  myDay: (id) => client.call(myDayCalls.myDay, { params: { id } }),
  onboarding: (id) => client.call(myDayCalls.onboarding, { params: { id } }),
});
