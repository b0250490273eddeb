import type { Seconds } from '../kernel/units.ts';
import type { ClientData } from '../session/client-data.ts';

/** Why a request did not become a session. */
export type MissedWhy = 'notActive' | 'busy' | 'cancelled' | 'declined' | 'timedOut' | 'disconnected';

/** A customer who asked for her and did not get her. */
export interface MissedRequest {
  readonly client: ClientData;
  readonly at: Seconds;
  readonly why: MissedWhy;
}
