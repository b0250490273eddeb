import type { ClientId, PerformerId } from '../kernel/ids.ts';

/** The longest text to a moderator, in characters. @spec §7 POST moderator/flag — the length is our choice */
export const MAX_FLAG_LENGTH = 1_000;

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
