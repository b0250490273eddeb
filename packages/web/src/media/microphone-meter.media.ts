import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import { createValue, type Watchable } from '@greenroom/core/kernel/machine';
import { millis } from '@greenroom/core/kernel/units';
import { ignoreRejection } from '../device/ignore-rejection.ts';
import { nameOf } from './capture-refusal.ts';

/** Twenty looks a second follow a voice. */
const METER_PERIOD = millis(50);
/** Samples that are looked at together, about 40 ms. */
const WINDOW = 2_048;
/** Loudness at which each bar lights up: a quiet room stays below the first, speech reaches the middle. */
const BARS = [0.008, 0.02, 0.05, 0.1, 0.2] as const;
/** Loudness above the noise of a silent microphone. */
const SOUND = BARS[0];

/**
 * Measures loudness as bars from 0 to 5.
 *
 * @fortests
 */
export const loudness = (samples: Float32Array): { readonly bars: number; readonly isSound: boolean } => {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const level = samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
  return { bars: BARS.filter((limit) => level >= limit).length, isSound: level >= SOUND };
};

export interface MeterState {
  /** From 0 to 5, as bars. */
  readonly bars: number;
  /** Sound has really arrived since this microphone was turned on. */
  readonly heard: boolean;
  /** False where this browser cannot listen to a microphone that is on: it works, but nothing shows how loud it is. */
  readonly isMeasured: boolean;
}

export interface MicrophoneMeter {
  readonly watch: Watchable<MeterState>;
  readonly dispose: () => void;
}

const SILENT: MeterState = { bars: 0, heard: false, isMeasured: true };
const NOT_MEASURED: MeterState = { ...SILENT, isMeasured: false };

export interface MeterOptions {
  readonly tracks: Watchable<readonly MediaStreamTrack[]>;
  readonly openAudio: () => AudioContext;
  readonly clock: Clock;
  readonly log: Log;
}

/** Listens to the microphone that is on; it makes no sound and keeps none. */
export const createMicrophoneMeter = ({ tracks, openAudio, clock, log }: MeterOptions): MicrophoneMeter => {
  const shown = createValue<MeterState>(SILENT);
  let listened: MediaStreamTrack | undefined;
  let leave: (() => void) | undefined;

  const listen = (track: MediaStreamTrack): (() => void) => {
    const audio = openAudio();
    const analyser = audio.createAnalyser();
    analyser.fftSize = WINDOW;
    const source = audio.createMediaStreamSource(new MediaStream([track]));
    source.connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let planned: Cancel | undefined;
    const measure = (): void => {
      // A browser may suspend sound until the first press.
      if (audio.state === 'suspended') ignoreRejection(audio.resume());
      analyser.getFloatTimeDomainData(samples);
      const { bars, isSound } = loudness(samples);
      const { bars: before, heard } = shown.state();
      if (bars !== before || (isSound && !heard)) shown.set({ bars, heard: heard || isSound, isMeasured: true });
      planned = clock.schedule(METER_PERIOD, measure);
    };
    measure();
    return () => {
      planned?.();
      source.disconnect();
      ignoreRejection(audio.close());
      shown.set(SILENT);
    };
  };
  /** The meter must not break what it watches: without an audio context camera and microphone work as well as with one. */
  const listenSafely = (track: MediaStreamTrack): (() => void) => {
    try {
      return listen(track);
    } catch (error) {
      log.write('warn', 'the microphone cannot be measured', { error: nameOf(error) });
      shown.set(NOT_MEASURED);
      return () => shown.set(SILENT);
    }
  };
  const follow = (now: readonly MediaStreamTrack[]): void => {
    const track = now.find(({ kind }) => kind === 'audio');
    if (track === listened) return;
    leave?.();
    listened = track;
    leave = track === undefined ? undefined : listenSafely(track);
  };
  const cancel = tracks.subscribe(follow);
  follow(tracks.state());
  return {
    watch: shown,
    dispose: () => {
      cancel();
      leave?.();
    },
  };
};
