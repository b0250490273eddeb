import * as z from 'zod/mini';
import { clientId, type PerformerId } from '@greenroom/core/kernel/ids';
import { seconds } from '@greenroom/core/kernel/units';
import type { MissedMemory } from '@greenroom/core/missed-requests/missed-memory.port';
import { SESSION_TYPES } from '@greenroom/core/session/client-data';
import { MISSED_WHYS, type MissedRequest } from '@greenroom/core/session/missed-request';
import type { TabStorage } from '../device/tab-storage.ts';

const KEY = 'greenroom.missed';

const KEPT = z.object({
  /** Performer ID of the owner. */
  of: z.string(),
  missed: z.array(
    z.object({
      client: z.object({
        id: z.string(),
        name: z.string(),
        sessionType: z.enum(SESSION_TYPES),
        type: z.string(),
        requestId: z.optional(z.string()),
      }),
      at: z.number(),
      why: z.enum(MISSED_WHYS),
    }),
  ),
});

const parse = (text: string | null): z.infer<typeof KEPT> | undefined => {
  try {
    return KEPT.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
};

/** Keeps the missed requests for the tab's lifetime: they survive a reload and a forced end of the login, not the log-out. */
export const createSessionMissed = (storage: TabStorage): MissedMemory => {
  const clear = (): void => storage.removeItem(KEY);
  const read = (id: PerformerId): readonly MissedRequest[] => {
    const kept = parse(storage.getItem(KEY));
    if (kept?.of === id) {
      return kept.missed.map(({ client, at, why }) => ({
        client: { ...client, id: clientId(client.id) },
        at: seconds(at),
        why,
      }));
    }
    clear();
    return [];
  };
  return {
    read,
    write: (id, missed) => storage.setItem(KEY, JSON.stringify({ of: id, missed })),
    clear,
  };
};
