import type { ClientName } from '@greenroom/core/session/client-name';
import type { END_MESSAGE_KEY, SessionEndReason } from '@greenroom/core/session/session-end';

/** The figures of the session that has just ended. */
export interface SessionSummary {
  readonly client: ClientName;
  /** Why it is over. */
  readonly reasonKey: (typeof END_MESSAGE_KEY)[SessionEndReason];
  readonly duration: string;
  /** An estimate from the latest sessions. */
  readonly pay: string | undefined;
  readonly toyCredits: number;
  /** Everything since midnight; undefined until it is known. */
  readonly today: string | undefined;
}
