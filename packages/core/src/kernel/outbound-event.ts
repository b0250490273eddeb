import type { ClientId, PerformerId } from './ids.ts';

/** A message to one receiver through the platform. @spec §7 Real-time socket — events sent: 'event' */
export interface OutboundEvent {
  readonly event: 'videoChat' | 'typing' | 'services' | 'remotestate' | 'remotecommand';
  readonly content: Readonly<Record<string, unknown>>;
  /** Empty for a whole role. */
  readonly receiverId: ClientId | PerformerId | '';
  readonly receiverType: 'ROLE_CLIENT' | 'ROLE_ADMIN' | 'ROLE_REMOTE' | 'ROLE_PERFORMER';
}
