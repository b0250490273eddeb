/** Numbers of viewers without a chat. @spec §3 Session */
export interface Viewers {
  readonly peek: number;
  readonly voyeur: number;
}

export const NO_VIEWERS: Viewers = { peek: 0, voyeur: 0 };

/** A whole number that is never negative, whatever the platform sends. @spec §4 Request flow — viewer counts */
export const viewerCount = (count: number): number => (Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0);
