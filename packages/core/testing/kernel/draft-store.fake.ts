import type { DraftStore } from '../../src/kernel/storage.port.ts';

/** @param kept what a browser would keep as long as the tab */
export const draftStore = (kept: Map<string, string>): DraftStore => ({
  read: (about) => kept.get(about) ?? '',
  write: (about, draft) => void kept.set(about, draft),
});
