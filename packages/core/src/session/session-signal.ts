import type { ClientId } from '../kernel/ids.ts';
import type { Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';

/** Reasons for the end of a session, by the platform's names. @spec §3 Session end reasons */
export const END_REASONS = ['BROKE', 'CLICK', 'DISCONNECT', 'DEFAULT'] as const;

export type EndReason = (typeof END_REASONS)[number];

/** Reads the reason for the end of a session; an unknown one becomes DEFAULT. @spec §8 Session and disconnect */
export const endReasonOrDefault = (value: string): EndReason =>
  END_REASONS.find((reason) => reason === value) ?? 'DEFAULT';

/** Events of the platform about sessions. @spec §4 Request flow */
export type SessionSignal =
  | { readonly type: 'requestReceived'; readonly client: ClientData }
  | { readonly type: 'requestCancelled'; readonly clientId: ClientId }
  | { readonly type: 'clientDisconnected'; readonly clientId: ClientId; readonly reason: EndReason }
  /** Another device of the performer takes over the session. */
  | { readonly type: 'sessionTakenOver'; readonly clientId: ClientId }
  | { readonly type: 'timerStarted'; readonly clientId: ClientId; readonly side: 'platform' | 'device' }
  | { readonly type: 'viewersChanged'; readonly kind: 'peek' | 'voyeur'; readonly count: number }
  | { readonly type: 'clientCameraChanged'; readonly clientId: ClientId; readonly on: boolean }
  | { readonly type: 'streamReconnect'; readonly stream: 'publish' | 'play'; readonly server: string };

/** Reason for the end of a session: the platform's, or one that this page knows. In DISCONNECT the customer lost the connection. */
export type SessionEndReason = EndReason | 'ENDED_BY_PERFORMER' | 'JOIN_TIMEOUT' | 'PERFORMER_LOST';

/** Message to the performer for each end of a session. @spec §8 Session and disconnect */
export const END_MESSAGE_KEY = {
  BROKE: 'session.end.noCredits',
  CLICK: 'session.end.customerLeft',
  DISCONNECT: 'session.end.connectionLost',
  DEFAULT: 'session.end.disconnected',
  ENDED_BY_PERFORMER: 'session.end.endedByYou',
  JOIN_TIMEOUT: 'session.end.neverJoined',
  PERFORMER_LOST: 'session.end.performerLost',
} as const satisfies Record<SessionEndReason, string>;

const isSessionEndReason = (value: string): value is SessionEndReason => Object.hasOwn(END_MESSAGE_KEY, value);

/** Reads the reason for the end of a session that this page did not see; an unknown one becomes DEFAULT. */
export const sessionEndReasonOrDefault = (value: string): SessionEndReason =>
  isSessionEndReason(value) ? value : 'DEFAULT';

export interface SessionEnd {
  readonly client: ClientData;
  readonly reason: SessionEndReason;
  /** Final value of the client timer. */
  readonly duration: Seconds;
  /** The time of day at which it ended. */
  readonly at: Seconds;
}
