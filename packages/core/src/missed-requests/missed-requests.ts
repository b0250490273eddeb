import type { MissedRequest } from './missed-request.ts';
import { MAX_MISSED_REQUESTS } from './missed-requests.constants.ts';

/** The list with one more: newest first, the oldest gives way. @spec §4 Request flow — a request that opens no modal */
export const withMissed = (missed: readonly MissedRequest[], one: MissedRequest): readonly MissedRequest[] =>
  [one, ...missed].slice(0, MAX_MISSED_REQUESTS);
