import type { ClientId, PerformerId } from './ids.ts';
import type { Millis } from './units.ts';

/**
 * Event that the product sends through the platform to one receiver, or to a whole role.
 * @spec §7 Real-time socket — events sent: 'event'
 */
export interface OutboundEvent {
  readonly event: 'videoChat' | 'typing' | 'services' | 'remotestate' | 'remotecommand';
  readonly content: Readonly<Record<string, unknown>>;
  /** Empty for a whole role. */
  readonly receiverId: ClientId | PerformerId | '';
  readonly receiverType: 'ROLE_CLIENT' | 'ROLE_ADMIN' | 'ROLE_REMOTE' | 'ROLE_PERFORMER';
  /** Time, on the clock's `now`, from which it is not sent any more; without it, it waits for as long as it must. */
  readonly until?: Millis;
}
