import type { ClientId } from '../kernel/ids.ts';
import type { ClientData } from './client-data.ts';
import type { EndReason } from './end-reason.ts';

/** Events of the platform about sessions. @spec §4 Request flow */
export type SessionSignal =
  | { readonly type: 'requestReceived'; readonly client: ClientData }
  | { readonly type: 'requestCancelled'; readonly clientId: ClientId }
  | { readonly type: 'clientDisconnected'; readonly clientId: ClientId; readonly reason: EndReason }
  | { readonly type: 'timerStarted'; readonly clientId: ClientId; readonly side: 'platform' | 'device' }
  | { readonly type: 'viewersChanged'; readonly kind: 'peek' | 'voyeur'; readonly count: number }
  | { readonly type: 'clientCameraChanged'; readonly clientId: ClientId; readonly on: boolean }
  | { readonly type: 'streamReconnect'; readonly stream: 'publish' | 'play'; readonly server: string };
