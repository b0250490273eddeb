import type { ClientId } from '../kernel/ids.ts';
import type { MicrophoneState, RemoteCommand, RemoteOutcome } from './remote-signal.ts';

/** Facts that decide whether a press is carried out. */
export interface RemoteFacts {
  /** Customer of the running session. */
  readonly clientId: ClientId | undefined;
  readonly microphone: MicrophoneState;
  /** Names of the quick replies on offer. */
  readonly replies: readonly string[];
}

/**
 * Judges a press. One that is about a customer counts for the customer whom the remote showed alone: a press that arrives late must not end
 * the session of the next one. Toys stop whatever goes on.
 */
export const remoteOutcome = ({ clientId, action }: RemoteCommand, facts: RemoteFacts): RemoteOutcome => {
  if (action.type === 'end' || action.type === 'reply') {
    if (facts.clientId === undefined) return 'noSession';
    if (facts.clientId !== clientId) return 'otherCustomer';
  }
  if (action.type === 'reply' && !facts.replies.includes(action.name)) return 'noReply';
  return action.type === 'microphone' && facts.microphone === 'none' ? 'noMicrophone' : 'done';
};
