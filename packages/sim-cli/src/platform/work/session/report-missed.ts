import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Requests } from './requests.ts';

const MISSED = { event: 'missed', content: {}, senderId: '', senderType: '' } as const;

/** Tells the performer's devices of each request that does not become a session. The event is ours. @spec §4 Request flow */
export const reportMissed = (requests: Requests, publisher: Pick<EventPublisher, 'toPerformer'>): Requests => ({
  ...requests,
  end: async (pair, reason, only) => {
    const ended = await requests.end(pair, reason, only);
    const isMissed = ended !== undefined && (ended.accepted_at === null || reason === 'TIMED_OUT');
    if (isMissed) await publisher.toPerformer(ended.performer_id, MISSED);
    return ended;
  },
});
