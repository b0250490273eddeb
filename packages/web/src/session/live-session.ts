import type { ClientName } from '@greenroom/core/session/client-name';

/** The running session, ready to be shown. */
export interface LiveSessionModel {
  readonly client: ClientName;
  /** How long the customer has been there. */
  readonly time: string;
  /** What the session brings about, by the latest ones; undefined when there is nothing to go by. */
  readonly pay: string | undefined;
  /** Credits that the customer gave for the toys. */
  readonly toyCredits: number;
  /** The time runs only when both sides have started. */
  readonly counting: boolean;
  /** Until when the customer must have joined. */
  readonly joinCountdown: string | undefined;
  readonly clientCamera: 'on' | 'off';
  readonly end: () => void;
  readonly endAndBlock: () => void;
}
