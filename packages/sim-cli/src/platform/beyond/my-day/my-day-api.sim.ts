import { dayOf, sameTimeOn, startOfDay, type DayNumber } from '@greenroom/core/formatting/dates';
import { ok } from '@greenroom/core/kernel/result';
import type { Seconds } from '@greenroom/core/kernel/units';
import type { HandlersOf } from '../../base/calls/handler.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { wireName } from '../../base/people/customers.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Store } from '../../base/store/store.ts';
import { CONVERSATIONS } from '../../base/world/paid-services.ts';
import { VISITS_OF_REGULAR } from '../../contacts/clients/segments.ts';
import type { PaidSessions } from '../../work/history/paid-sessions.ts';
import type { Shifts } from '../../work/session/shifts.ts';
import { readOnboarding } from './onboarding.ts';

interface MyDayApiDeps {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'today'>;
  readonly paidSessions: PaidSessions;
  readonly shifts: Shifts;
  readonly ranks: {
    /** The rank of the week before. */
    readonly before: (performerId: string) => Promise<number | undefined>;
  };
  readonly publisher: Pick<EventPublisher, 'isCustomerThere'>;
}

/** Answers the figures of the performer's day, which are sums over the same rows as the earnings. */
export const createMyDayApi = ({
  store,
  clock,
  paidSessions,
  shifts,
  ranks,
  publisher,
}: MyDayApiDeps): HandlersOf<'my-day'> => {
  /** Earnings of the day on which the moment falls, up to it. */
  const earnedUntil = async (performerId: string, moment: Seconds): Promise<number> => {
    const { earned } = await store
      .selectFrom('sessions')
      .select((each) => each.fn.sum<number | null>('earned').as('earned'))
      .where('performer_id', '=', performerId)
      .where('day', '=', dayOf(moment))
      .where('started_at', '<=', moment)
      .executeTakeFirstOrThrow();
    return earned ?? 0;
  };
  /** Sum of the days before, and the most that one of them earned. */
  const earnedBefore = async (performerId: string, today: DayNumber) => {
    const days = store
      .selectFrom('sessions')
      .select((each) => ['day', each.fn.sum<number>('earned').as('earned')])
      .where('performer_id', '=', performerId)
      .where('day', '<', today)
      .groupBy('day');
    const { all, best } = await store
      .selectFrom(days.as('days'))
      .select((each) => [
        each.fn.sum<number | null>('days.earned').as('all'),
        each.fn.max<number | null>('days.earned').as('best'),
      ])
      .executeTakeFirstOrThrow();
    return { earnedBefore: all ?? 0, bestDay: best ?? 0 };
  };
  /** Customers with enough conversations, without those whom the performer has blocked. */
  const regularsOf = async (performerId: string) => {
    const blocked = store.selectFrom('blocks').select('client_id').where('performer_id', '=', performerId);
    const visits = store
      .selectFrom('sessions')
      .select((each) => ['client_id', each.fn.countAll<number>().as('visits')])
      .where('performer_id', '=', performerId)
      .where('service', 'in', CONVERSATIONS)
      .where('client_id', 'not in', blocked)
      .groupBy('client_id')
      .having((each) => each.fn.countAll(), '>=', VISITS_OF_REGULAR);
    return store
      .selectFrom(visits.as('visits'))
      .innerJoin('customers', 'customers.id', 'visits.client_id')
      .select(['customers.id', 'customers.name', 'customers.country', 'visits.visits'])
      .orderBy('visits.visits', 'desc')
      .orderBy('customers.id')
      .execute();
  };
  return {
    myDay: async (_request, { performer: { id } }) => {
      await paidSessions.open(id);
      const now = clock.today();
      const today = dayOf(now);
      const regulars = await regularsOf(id);
      const areOnline = await Promise.all(regulars.map((each) => publisher.isCustomerThere(each.id)));
      return ok({
        onAir: await shifts.onAirSince(id, startOfDay(today)),
        earnedYesterday: await earnedUntil(id, sameTimeOn(today - 1, now)),
        ...(await earnedBefore(id, today)),
        rankBefore: (await ranks.before(id)) ?? null,
        regulars: regulars
          .filter((_each, index) => areOnline[index])
          .map((each) => ({ id: each.id, name: wireName(each), visits: each.visits })),
      });
    },
    onboarding: async (_request, { performer }) => ok(await readOnboarding(store, performer)),
  };
};
