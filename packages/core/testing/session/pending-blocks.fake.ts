import type { PerformerId } from '../../src/kernel/ids.ts';
import type { PendingBlock, PendingBlocks } from '../../src/session/session-api.port.ts';

/** Remembers as long as it is held: for performers without a page. */
export const createPendingBlocks = (): PendingBlocks => {
  const kept = new Map<PerformerId, readonly PendingBlock[]>();
  return {
    read: (performer) => kept.get(performer) ?? [],
    write: (performer, blocks) => void kept.set(performer, blocks),
  };
};
