/** Storage of a log-out that did not reach the platform: after a reload the page logs out first. */
export interface UnheardLogOut {
  readonly read: () => boolean;
  readonly write: (unheard: boolean) => void;
}
