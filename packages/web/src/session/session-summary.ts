import type { ClientName } from '@greenroom/core/session/client-name';
import type { END_MESSAGE_KEY, SessionEndReason } from '@greenroom/core/session/session-signal';

/** The figures of the session that has just ended. */
export interface SessionSummary {
  readonly client: ClientName;
  /** Reason of the end. */
  readonly reasonKey: (typeof END_MESSAGE_KEY)[SessionEndReason];
  readonly duration: string;
  /** Time and tips; undefined while no rate is known. */
  readonly pay: string | undefined;
  /** The platform has not told its own amount yet. */
  readonly isAbout: boolean;
  /** Earnings of the customer's tips, and their credits; undefined without any. */
  readonly tips: { readonly amount: string; readonly credits: number; readonly creditsText: string } | undefined;
  /** Everything since midnight; undefined until it is known. */
  readonly today: string | undefined;
  /** That has an estimate in it. */
  readonly isTodayAbout: boolean;
}
