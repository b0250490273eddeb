/** Storage of a log-out that did not reach the platform: after a reload the page logs out first. */
export interface UnconfirmedLogOut {
  readonly read: () => boolean;
  readonly write: (isUnconfirmed: boolean) => void;
}
