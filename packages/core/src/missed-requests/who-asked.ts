import type { MissedRequest } from '../session/client-data.ts';

/** A customer who asked in vain, with the latest of the requests. */
export interface WhoAsked extends MissedRequest {
  /** Number of the requests. */
  readonly count: number;
}

/** Lists each customer once, by the latest request. @param missed newest first. @spec §4 Request flow — the list is our choice */
export const whoAsked = (missed: readonly MissedRequest[]): readonly WhoAsked[] =>
  [...Map.groupBy(missed, ({ client }) => client.id).values()].flatMap((requests) => {
    const [latest] = requests;
    return latest === undefined ? [] : [{ ...latest, count: requests.length }];
  });
