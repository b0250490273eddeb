import type { Seconds } from '../kernel/units.ts';
import type { ClientData } from './client-data.ts';

/** Reasons for which a request did not become a session. In `disconnected` the customer lost the connection. */
export const MISSED_WHYS = [
  'notActive',
  'busy',
  'cancelled',
  'declined',
  'paused',
  'timedOut',
  'disconnected',
  'performerLost',
  'unreachable',
] as const;

export type MissedWhy = (typeof MISSED_WHYS)[number];

/** A request that did not become a session. */
export interface MissedRequest {
  readonly client: ClientData;
  readonly at: Seconds;
  readonly why: MissedWhy;
}

/** A request that waits at the platform. */
export interface StillAsking {
  readonly client: ClientData;
  /** Time of the customer's request. */
  readonly since: Seconds;
}
