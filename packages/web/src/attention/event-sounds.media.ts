import { createValue } from '@greenroom/core/kernel/machine';
import { ignoreRejection } from '../device/ignore-rejection.ts';
import type { EventSound, EventSoundChoices, Tone } from './event-sound.ts';
import type { EventSounds } from './event-sounds.port.ts';
import { gainOf } from './gain.ts';
import type { TipSoundSizes } from './tip-sound.ts';
import { toneSamples } from './tones.ts';

export interface EventSoundsDeps {
  /** A browser may refuse, or have no sound at all: then it throws. */
  readonly openAudio: () => AudioContext;
  /** Checks whether a sound may be heard now; before the first press in a page a browser would hold it back and play it far too late. */
  readonly maySound: () => boolean;
  readonly memory: {
    readonly read: () => EventSoundChoices;
    readonly write: (choices: EventSoundChoices) => void;
    readonly readTipSizes: () => TipSoundSizes;
    readonly writeTipSizes: (sizes: TipSoundSizes) => void;
  };
}

/** Plays short sounds through WebAudio, one at a time: ten messages at once are one sound. */
export const createEventSounds = ({ openAudio, maySound, memory }: EventSoundsDeps): EventSounds => {
  const choices = createValue(memory.read());
  const tipSizes = createValue(memory.readTipSizes());
  const buffers = new Map<Tone, AudioBuffer>();
  let audio: AudioContext | undefined;
  let sounding: AudioBufferSourceNode | undefined;

  /** Renders a tone, once. */
  const bufferOf = (tone: Tone, context: AudioContext): AudioBuffer => {
    const known = buffers.get(tone);
    if (known !== undefined) return known;
    const samples = toneSamples(tone, context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    buffers.set(tone, buffer);
    return buffer;
  };
  const start = ({ tone, volume }: EventSound, share: number): void => {
    audio ??= openAudio();
    const buffer = bufferOf(tone, audio);
    const gain = audio.createGain();
    gain.gain.value = gainOf(volume * share);
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
    ignoreRejection(audio.resume());
  };
  /** Starts a sound where there is a device for it; the ring alone reports that there is none. */
  const tryToStart = (chosen: EventSound, share = 1): void => {
    try {
      start(chosen, share);
    } catch {
      sounding = undefined;
    }
  };
  return {
    watch: choices,
    choose: (event, change) => {
      choices.set({ ...choices.state(), [event]: { ...choices.state()[event], ...change } });
      memory.write(choices.state());
    },
    tipSizes,
    chooseTipSizes: (sizes) => {
      tipSizes.set(sizes);
      memory.writeTipSizes(sizes);
    },
    play: (event, share = 1) => {
      const chosen = choices.state()[event];
      if (chosen.muted || chosen.volume * share === 0 || sounding !== undefined || !maySound()) return;
      tryToStart(chosen, share);
    },
    test: (event) => {
      sounding?.stop();
      tryToStart(choices.state()[event]);
    },
    dispose: () => {
      ignoreRejection(audio?.close());
      audio = undefined;
      buffers.clear();
    },
  };
};
