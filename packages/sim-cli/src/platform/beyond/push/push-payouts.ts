import { mondayOf } from '@greenroom/core/formatting/dates';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { PushSender } from '../../base/environment/push-sender.port.ts';
import type { PushService } from '../../base/environment/push-service.port.ts';
import type { Store } from '../../base/store/store.ts';
import type { PaidSessions } from '../../work/history/paid-sessions.ts';
import { lastDayDue, paidAt } from '../../work/history/settlement.ts';
import type { PushSubscriptions } from './push-subscriptions.ts';

interface Parts {
  readonly store: Store;
  readonly clock: Pick<PlatformClock, 'today'>;
  readonly paidSessions: Pick<PaidSessions, 'open'>;
  readonly pushSubscriptions: PushSubscriptions;
  readonly pushService: Pick<PushService, 'isOffered'>;
  readonly pushSender: Pick<PushSender, 'notify'>;
}

/** The moment of the last weekly payout, in epoch seconds. */
export const lastPayoutAt = (clock: Pick<PlatformClock, 'today'>): number =>
  paidAt(mondayOf(lastDayDue(clock.today())));

/** Sends performers a message about a payout when it is due, once. */
export const createPushPayouts = ({
  store,
  clock,
  paidSessions,
  pushSubscriptions,
  pushService,
  pushSender,
}: Parts) => ({
  sweep: async (): Promise<void> => {
    if (!pushService.isOffered) return;
    const moment = lastPayoutAt(clock);
    for (const performerId of await pushSubscriptions.withoutPayoutSince(moment)) {
      await paidSessions.open(performerId);
      if (!(await pushSubscriptions.notePayout(performerId, moment))) continue;
      const payment = await store
        .selectFrom('payments')
        .select('amount')
        .where('performer_id', '=', performerId)
        .where('paid_at', '=', moment)
        .executeTakeFirst();
      // A week without sessions pays nothing.
      if (payment !== undefined) pushSender.notify(performerId, { event: 'payout', amount: payment.amount });
    }
  },
});
