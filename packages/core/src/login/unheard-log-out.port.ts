/** Where it outlives a reload that somebody logged out here while the platform could not hear it: the next page logs out first. */
export interface UnheardLogOut {
  readonly read: () => boolean;
  readonly write: (unheard: boolean) => void;
}
