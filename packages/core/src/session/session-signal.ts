import type { ClientId } from '../kernel/ids.ts';
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
  | { readonly type: 'timerStarted'; readonly clientId: ClientId; readonly side: 'platform' | 'device' }
  | { readonly type: 'viewersChanged'; readonly kind: 'peek' | 'voyeur'; readonly count: number }
  | { readonly type: 'clientCameraChanged'; readonly clientId: ClientId; readonly on: boolean }
  | { readonly type: 'streamReconnect'; readonly stream: 'publish' | 'play'; readonly server: string };
