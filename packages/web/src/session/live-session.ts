import type { ClientName } from '@greenroom/core/session/client-name';

/** The running session, ready to be shown. */
export interface LiveSessionModel {
  readonly client: ClientName;
  /** Duration of the customer's stay. */
  readonly time: string;
  /** The time runs only when both sides have started. */
  readonly counting: boolean;
  /** Until when the customer must have joined. */
  readonly joinCountdown: string | undefined;
  readonly clientCamera: 'on' | 'off';
  readonly end: () => void;
  readonly endAndBlock: () => void;
}
