import type { CallFailure } from '../kernel/call-failure.ts';
import type { InboxErrorCode } from './inbox.errors.ts';

const REFUSALS: Readonly<Record<string, InboxErrorCode>> = {
  blocked_by_client: 'inbox.blockedYou',
  blocked_by_performer: 'inbox.youBlocked',
};

/** Turns a failed sending into its error code. @spec §8 Messages — 'blocked you' and 'you blocked' texts */
export const readSendRefusal = ({ kind, message }: CallFailure): InboxErrorCode =>
  (kind === 'status' ? REFUSALS[message] : undefined) ?? 'inbox.notSent';
