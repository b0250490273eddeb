import * as z from 'zod/mini';
import { clientId } from '@greenroom/core/kernel/ids';
import type { PendingBlock, PendingBlocks } from '@greenroom/core/session/session-api.port';
import { BLOCKS_KEY as KEY } from '../device/remembered.ts';
import type { TabStorage } from '../device/tab-storage.ts';

/** Customers to be blocked, by performer ID. */
const KEPT = z.record(z.string(), z.array(z.object({ id: z.string(), requestId: z.optional(z.string()) })));

const parse = (text: string | null): z.infer<typeof KEPT> => {
  try {
    return KEPT.safeParse(JSON.parse(text ?? '')).data ?? {};
  } catch {
    return {};
  }
};

/** Keeps the blocks that the platform has not confirmed, for the next page and the next login of the same performer. */
export const createKeptBlocks = (storage: TabStorage): PendingBlocks => ({
  read: (performer): readonly PendingBlock[] =>
    (parse(storage.getItem(KEY))[performer] ?? []).map(({ id, requestId }) => ({ id: clientId(id), requestId })),
  write: (performer, blocks) => {
    const { [performer]: _before, ...others } = parse(storage.getItem(KEY));
    const kept = blocks.length === 0 ? others : { ...others, [performer]: [...blocks] };
    try {
      if (Object.keys(kept).length === 0) storage.removeItem(KEY);
      else storage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A full disk: this page goes on reporting them.
    }
  },
});
