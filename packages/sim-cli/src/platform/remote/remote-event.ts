import type { PublishedEvent } from '../publisher/event-publisher.ts';

/** The event that tells both sides of a pairing or of its end. */
export const remoteEvent = (performerId: string, type: 'PAIRED' | 'ENDED'): PublishedEvent => ({
  event: 'remote',
  content: { type },
  senderId: performerId,
  senderType: 'ROLE_PERFORMER',
});
