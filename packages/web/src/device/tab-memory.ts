import * as z from 'zod/mini';
import { ALERT_CLASSES, type AlertHistory } from '@greenroom/core/alerts/alert-queue.machine';
import { alertId, clientId } from '@greenroom/core/kernel/ids';
import type { PerformerMemory } from '@greenroom/core/kernel/storage.port';
import { seconds } from '@greenroom/core/kernel/units';
import { SESSION_TYPES, MISSED_WHYS, type MissedRequest } from '@greenroom/core/session/client-data';
import type { TabStorage } from './tab-storage.ts';

const at = z.pipe(z.number(), z.transform(seconds));
const client = z.pipe(z.string(), z.transform(clientId));

const missedRequests: z.ZodMiniType<readonly MissedRequest[]> = z.array(
  z.object({
    client: z.object({
      id: client,
      name: z.string(),
      sessionType: z.enum(SESSION_TYPES),
      type: z.string(),
      requestId: z.optional(z.string()),
    }),
    at,
    why: z.enum(MISSED_WHYS),
  }),
);

const alertHistory: z.ZodMiniType<AlertHistory> = z.object({
  history: z.array(
    z.object({
      id: z.pipe(z.string(), z.transform(alertId)),
      class: z.enum(ALERT_CLASSES),
      content: z.object({
        key: z.string(),
        params: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
        client: z.exactOptional(client),
      }),
      at,
    }),
  ),
  unread: z.number(),
});

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** Keeps a value of a performer for the tab's lifetime: it survives a reload, and another performer never reads it. */
const tabMemory = <Value>(storage: TabStorage, key: string, value: z.ZodMiniType<Value>): PerformerMemory<Value> => {
  const schema = z.object({ of: z.string(), value });
  const clear = (): void => storage.removeItem(key);
  return {
    read: (id) => {
      const kept = schema.safeParse(parse(storage.getItem(key))).data;
      if (kept?.of === id) return kept.value;
      clear();
      return undefined;
    },
    write: (id, kept) => storage.setItem(key, JSON.stringify({ of: id, value: kept })),
    clear,
  };
};

/** Keeps the missed requests. */
export const tabMissed = (storage: TabStorage): PerformerMemory<readonly MissedRequest[]> =>
  tabMemory(storage, 'greenroom.missed', missedRequests);

/** Keeps the list of the notification centre: no more of an alert than it shows. */
export const tabAlerts = (storage: TabStorage): PerformerMemory<AlertHistory> =>
  tabMemory(storage, 'greenroom.alerts', alertHistory);

/**
 * Keeps which session is this device's, for all tabs of the browser: the id of its request.
 * @param storage what all tabs share; without one the device takes up every session, because it cannot know its own
 */
export const deviceSession = (storage: TabStorage | undefined): PerformerMemory<string> | undefined =>
  storage === undefined ? undefined : tabMemory(storage, 'greenroom.session', z.string());
