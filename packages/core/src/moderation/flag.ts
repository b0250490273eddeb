import type { ClientId, PerformerId } from '../kernel/ids.ts';

/** Whom a moderator is asked to look at. */
export interface FlaggedClient {
  readonly id: ClientId;
  /** As it came, with its country: `nl|Mark`. */
  readonly name: string;
}

/** What a moderator reads. @spec §7 POST moderator/flag */
export interface Flag {
  readonly performerId: PerformerId;
  readonly clientId: ClientId;
  /** What happened, in her own words. */
  readonly reason: string;
}
