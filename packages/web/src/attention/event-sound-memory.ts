import { isJsonObject, parseJson } from '@greenroom/core/kernel/json';
import { credits, type Credits } from '@greenroom/core/kernel/units';
import type { TabStorage } from '../device/tab-storage.ts';
import { FULL_VOLUME } from './attention.constants.ts';
import { FIRST_SOUNDS, SOUND_EVENTS, TONES, type EventSound, type EventSoundChoices } from './event-sound.ts';
import type { EventSoundsDeps } from './event-sounds.media.ts';
import { FIRST_TIP_SIZES } from './tip-sound.ts';

const KEY = 'greenroom.event-sounds';
const TIP_SIZES_KEY = 'greenroom.tip-sound-sizes';

const parse = (text: string | null): Readonly<Record<string, unknown>> => {
  const found = parseJson(text ?? '');
  return isJsonObject(found) ? found : {};
};

/** Reads a stored sound, and falls back to the first one when it is not valid. */
const soundIn = (found: unknown, first: EventSound): EventSound => {
  if (!isJsonObject(found)) return first;
  const { tone, volume, muted } = found;
  return {
    tone: TONES.find((name) => name === tone) ?? first.tone,
    volume: typeof volume === 'number' && volume >= 0 && volume <= FULL_VOLUME ? volume : first.volume,
    muted: typeof muted === 'boolean' ? muted : first.muted,
  };
};

const sizeIn = (found: unknown, first: Credits): Credits =>
  typeof found === 'number' && Number.isInteger(found) && found >= 1 ? credits(found) : first;

/** @param device where settings without a name on them may stay */
export const eventSoundMemory = (device: TabStorage): EventSoundsDeps['memory'] => ({
  read: () => {
    const found = parse(device.getItem(KEY));
    return SOUND_EVENTS.reduce<EventSoundChoices>(
      (sounds, event) => ({ ...sounds, [event]: soundIn(found[event], FIRST_SOUNDS[event]) }),
      FIRST_SOUNDS,
    );
  },
  write: (choices) => device.setItem(KEY, JSON.stringify(choices)),
  readTipSizes: () => {
    const { low, full } = parse(device.getItem(TIP_SIZES_KEY));
    return { low: sizeIn(low, FIRST_TIP_SIZES.low), full: sizeIn(full, FIRST_TIP_SIZES.full) };
  },
  writeTipSizes: (sizes) => device.setItem(TIP_SIZES_KEY, JSON.stringify(sizes)),
});
