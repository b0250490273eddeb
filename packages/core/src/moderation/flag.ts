import type { ClientId, PerformerId } from '../kernel/ids.ts';

/** The customer in a report to a moderator. */
export interface FlaggedClient {
  readonly id: ClientId;
  /** As it came, with its country: `nl|Mark`. */
  readonly name: string;
}

/** A report to a moderator. @spec §7 POST moderator/flag */
export interface Flag {
  readonly performerId: PerformerId;
  readonly clientId: ClientId;
  /** Description in the performer's own words. */
  readonly reason: string;
}
