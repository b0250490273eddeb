import { createValue } from '@greenroom/core/kernel/value';
import { gainOf } from './gain.ts';
import type { EventSound, EventSoundChoices, SoundEvent, Tone } from './event-sound.ts';
import type { EventSounds } from './event-sounds.port.ts';
import type { TipSoundSizes } from './tip-sound.ts';
import { toneSamples } from './tones.ts';

export interface EventSoundsDeps {
  /** A browser may refuse, or have no sound at all: then it throws. */
  readonly openAudio: () => AudioContext;
  /** Checks whether something was pressed in this page: before that a browser would keep the sound and play it far too late. */
  readonly maySound: () => boolean;
  readonly memory: {
    readonly read: () => EventSoundChoices;
    readonly write: (choices: EventSoundChoices) => void;
    readonly readTipSizes: () => TipSoundSizes;
    readonly writeTipSizes: (sizes: TipSoundSizes) => void;
  };
}

/** Short sounds through WebAudio, one at a time: ten messages at once are one sound. */
export const createEventSounds = ({ openAudio, maySound, memory }: EventSoundsDeps): EventSounds => {
  const choices = createValue(memory.read());
  const tipSizes = createValue(memory.readTipSizes());
  const buffers = new Map<Tone, AudioBuffer>();
  let audio: AudioContext | undefined;
  let sounding: AudioBufferSourceNode | undefined;

  /** Computed once for each tone. */
  const bufferOf = (tone: Tone, context: AudioContext): AudioBuffer => {
    const known = buffers.get(tone);
    if (known !== undefined) return known;
    const samples = toneSamples(tone, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    buffers.set(tone, buffer);
    return buffer;
  };
  const sound = ({ tone, volume }: EventSound, part: number): void => {
    audio ??= openAudio();
    const buffer = bufferOf(tone, audio);
    const gain = audio.createGain();
    gain.gain.value = gainOf(volume * part);
    gain.connect(audio.destination);
    const source = audio.createBufferSource();
    source.buffer = buffer;
    source.connect(gain);
    source.addEventListener('ended', () => {
      gain.disconnect();
      if (sounding === source) sounding = undefined;
    });
    sounding = source;
    source.start();
    void audio.resume();
  };
  /** Sounds are an extra: without a device for them nothing else fails, and the ring reports that there is none. */
  const trySound = (chosen: EventSound, part = 1): void => {
    try {
      sound(chosen, part);
    } catch {
      sounding = undefined;
    }
  };
  return {
    watch: choices,
    choose: (event, part) => {
      choices.set({ ...choices.state(), [event]: { ...choices.state()[event], ...part } });
      memory.write(choices.state());
    },
    tipSizes,
    chooseTipSizes: (sizes) => {
      tipSizes.set(sizes);
      memory.writeTipSizes(sizes);
    },
    play: (event, part = 1) => {
      const chosen = choices.state()[event];
      if (chosen.muted || chosen.volume * part === 0 || sounding !== undefined || !maySound()) return;
      trySound(chosen, part);
    },
    test: (event: SoundEvent) => {
      sounding?.stop();
      trySound(choices.state()[event]);
    },
    dispose: () => {
      void audio?.close();
      audio = undefined;
      buffers.clear();
    },
  };
};
