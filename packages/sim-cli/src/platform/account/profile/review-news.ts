import type { PushSender } from '../../base/environment/push-sender.port.ts';
import type { Notices } from '../../base/people/notices.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Store } from '../../base/store/store.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';

interface Parts {
  readonly notices: Pick<Notices, 'notifyReviewed'>;
  readonly publisher: Pick<EventPublisher, 'toPerformer'>;
  readonly pushSender: Pick<PushSender, 'notify'>;
  /** False where pages know the specification alone: the event is ours. */
  readonly hasEvent: boolean;
}

/** Tells performers what a moderator has decided: by mail and push message about the account, and at once to an open page. */
export const createReviewNews = ({ notices, publisher, pushSender, hasEvent }: Parts) => {
  const notifyPage = async (performerId: string): Promise<void> => {
    if (!hasEvent) return;
    await publisher.toPerformer(performerId, { event: 'reviewed', content: {}, senderId: '', senderType: '' });
  };
  return {
    /** Sends the mail about the account, as a part of the transaction of the decision. */
    mailAccount: (performer: PerformerRow, isApproved: boolean, within: Store): Promise<void> =>
      notices.notifyReviewed(performer, isApproved, within),
    /** Tells open pages, and devices that the account is approved; after the decision is kept. */
    notify: async (performerId: string, news: 'accountApproved' | 'other'): Promise<void> => {
      if (news === 'accountApproved') pushSender.notify(performerId, { event: 'approved' });
      await notifyPage(performerId);
    },
  };
};

export type ReviewNews = ReturnType<typeof createReviewNews>;
