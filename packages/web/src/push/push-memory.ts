import * as z from 'zod/mini';
import { performerId } from '@greenroom/core/kernel/ids';
import { parseTime, PUSH_EVENTS, formatTime, type PushChoices } from '@greenroom/core/push/push-choices';
import type { PushMemory } from '@greenroom/core/push/push.controller';
import type { TabStorage } from '../device/tab-storage.ts';

const KEY = 'greenroom.push';
const OWNER_KEY = 'greenroom.pushOwner';

const keptWire = z.object({
  events: z.array(z.enum(PUSH_EVENTS)),
  quiet: z.nullable(z.object({ from: z.string(), until: z.string() })),
  details: z.boolean(),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const choicesIn = (text: string): PushChoices | undefined => {
  const read = keptWire.safeParse(parsed(text));
  if (!read.success) return undefined;
  const { events, quiet, details } = read.data;
  const [from, until] = [parseTime(quiet?.from ?? ''), parseTime(quiet?.until ?? '')];
  return { events, details, quiet: from === undefined || until === undefined ? undefined : { from, until } };
};

/** Keeps the choices for push messages on this device, and who gets them. */
export const pushMemory = (device: TabStorage): PushMemory => ({
  owner: {
    read: () => {
      const kept = device.getItem(OWNER_KEY) ?? '';
      return kept === '' ? undefined : performerId(kept);
    },
    write: (owner) => device.setItem(OWNER_KEY, owner ?? ''),
  },
  choices: {
    read: () => choicesIn(device.getItem(KEY) ?? ''),
    write: ({ events, quiet, details }) => {
      const kept = quiet === undefined ? null : { from: formatTime(quiet.from), until: formatTime(quiet.until) };
      device.setItem(KEY, JSON.stringify({ events, quiet: kept, details }));
    },
  },
});
