import type { TabStorage } from '../device/tab-storage.ts';
import { FULL_VOLUME } from './attention.constants.ts';
import { FIRST_SOUNDS, SOUND_EVENTS, TONES, type EventSound, type EventSoundChoices } from './event-sound.ts';
import type { EventSoundsWorld } from './event-sounds.media.ts';

const KEY = 'greenroom.event-sounds';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const parse = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return isObject(found) ? found : {};
  } catch {
    return {};
  }
};

/** What cannot be read stays as it is at first. */
const soundIn = (found: unknown, first: EventSound): EventSound => {
  if (!isObject(found)) return first;
  const { tone, volume, muted } = found;
  return {
    tone: TONES.find((name) => name === tone) ?? first.tone,
    volume: typeof volume === 'number' && volume >= 0 && volume <= FULL_VOLUME ? volume : first.volume,
    muted: typeof muted === 'boolean' ? muted : first.muted,
  };
};

/** @param device where settings without a name on them may stay */
export const eventSoundMemory = (device: TabStorage): EventSoundsWorld['memory'] => ({
  read: () => {
    const found = parse(device.getItem(KEY));
    return SOUND_EVENTS.reduce<EventSoundChoices>(
      (sounds, event) => ({ ...sounds, [event]: soundIn(found[event], FIRST_SOUNDS[event]) }),
      FIRST_SOUNDS,
    );
  },
  write: (choices) => device.setItem(KEY, JSON.stringify(choices)),
});
