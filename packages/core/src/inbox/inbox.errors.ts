import type { CallFailure } from '../kernel/call-failure.ts';

/** Every way the messages can fail. @spec §8 Messages — error sending, removing, loading; 'blocked you' and 'you blocked' texts */
export type InboxErrorCode =
  | 'inbox.notLoaded'
  | 'inbox.notSent'
  | 'inbox.notRemoved'
  | 'inbox.notRestored'
  | 'inbox.blockedYou'
  | 'inbox.youBlocked';

const REFUSALS: Readonly<Record<string, InboxErrorCode>> = {
  blocked_by_client: 'inbox.blockedYou',
  blocked_by_performer: 'inbox.youBlocked',
};

/** Turns a failed sending into its error code. @spec §8 Messages — 'blocked you' and 'you blocked' texts */
export const readSendRefusal = ({ kind, message }: CallFailure): InboxErrorCode =>
  (kind === 'status' ? REFUSALS[message] : undefined) ?? 'inbox.notSent';
