import { createValue } from '@greenroom/core/kernel/value';
import { gainOf } from './gain.ts';
import type { EventSound, EventSoundChoices, SoundEvent } from './event-sound.ts';
import type { EventSounds } from './event-sounds.port.ts';
import { toneSamples } from './tones.ts';

export interface EventSoundsWorld {
  /** A browser may refuse, or have no sound at all: then it throws. */
  readonly openAudio: () => AudioContext;
  /** She has pressed something in this page: before that a browser would keep the sound and play it far too late. */
  readonly maySound: () => boolean;
  readonly memory: {
    readonly read: () => EventSoundChoices;
    readonly write: (choices: EventSoundChoices) => void;
  };
}

/** Short sounds through WebAudio, one at a time: ten messages at once are one sound. */
export const createEventSounds = ({ openAudio, maySound, memory }: EventSoundsWorld): EventSounds => {
  const choices = createValue(memory.read());
  let audio: AudioContext | undefined;
  let sounding: AudioBufferSourceNode | undefined;

  const sound = ({ tone, volume }: EventSound): void => {
    audio ??= openAudio();
    const samples = toneSamples(tone, audio.sampleRate);
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
    buffer.copyToChannel(samples, 0);
    const gain = audio.createGain();
    gain.gain.value = gainOf(volume);
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
  /** Sounds are an extra: without a device for them nothing else suffers, and the bell says that there is none. */
  const trySound = (chosen: EventSound): void => {
    try {
      sound(chosen);
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
    play: (event) => {
      const chosen = choices.state()[event];
      if (chosen.muted || chosen.volume === 0 || sounding !== undefined || !maySound()) return;
      trySound(chosen);
    },
    test: (event: SoundEvent) => {
      sounding?.stop();
      trySound(choices.state()[event]);
    },
    dispose: () => {
      void audio?.close();
      audio = undefined;
    },
  };
};
