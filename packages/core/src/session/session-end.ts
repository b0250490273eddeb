import type { Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { EndReason } from './session-signal.ts';

/** Reason for the end of a session: the platform's, or one from this page. */
export type SessionEndReason = EndReason | 'ENDED_BY_PERFORMER' | 'JOIN_TIMEOUT';

/** Message to the performer for each end of a session. @spec §8 Session and disconnect */
export const END_MESSAGE_KEY = {
  BROKE: 'session.end.noCredits',
  CLICK: 'session.end.customerLeft',
  DISCONNECT: 'session.end.connectionLost',
  DEFAULT: 'session.end.disconnected',
  ENDED_BY_PERFORMER: 'session.end.endedByYou',
  JOIN_TIMEOUT: 'session.end.neverJoined',
} as const satisfies Record<SessionEndReason, string>;

/** The summary of a session that is over. */
export interface SessionEnd {
  readonly client: ClientData;
  readonly reason: SessionEndReason;
  /** Final value of the client timer. */
  readonly duration: Seconds;
  /** The time of day at which it ended. */
  readonly at: Seconds;
}
