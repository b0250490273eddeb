import type { Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';
import type { EndReason } from './end-reason.ts';

/** Why a session is over: the platform's reason, or what happened here. */
export type SessionEndReason = EndReason | 'ENDED_BY_PERFORMER' | 'JOIN_TIMEOUT';

/** What she is told when a session is over. @spec §8 Session and disconnect */
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
  /** How long the client timer ran. */
  readonly duration: Seconds;
  /** The time of day at which it ended. */
  readonly at: Seconds;
}
