import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { createValue } from '@greenroom/core/kernel/value';
import { loudness, METER_PERIOD, WINDOW } from './loudness.ts';

export interface MeterState {
  /** From 0 to 5, as bars. */
  readonly bars: number;
  /** Sound has really arrived since this microphone was turned on. */
  readonly heard: boolean;
}

export interface MicrophoneMeter {
  readonly watch: Watchable<MeterState>;
  readonly dispose: () => void;
}

const SILENT: MeterState = { bars: 0, heard: false };

export interface MeterOptions {
  readonly tracks: Watchable<readonly MediaStreamTrack[]>;
  readonly openAudio: () => AudioContext;
  readonly clock: Clock;
}

/** Listens to the microphone that is on; it makes no sound and keeps none. */
export const createMicrophoneMeter = ({ tracks, openAudio, clock }: MeterOptions): MicrophoneMeter => {
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
      // A browser may hold sound back until she has pressed something.
      if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
      analyser.getFloatTimeDomainData(samples);
      const { bars, isSound } = loudness(samples);
      const { bars: before, heard } = shown.state();
      if (bars !== before || (isSound && !heard)) shown.set({ bars, heard: heard || isSound });
      planned = clock.schedule(METER_PERIOD, measure);
    };
    measure();
    return () => {
      planned?.();
      source.disconnect();
      void audio.close().catch(() => undefined);
      shown.set(SILENT);
    };
  };
  const follow = (now: readonly MediaStreamTrack[]): void => {
    const track = now.find(({ kind }) => kind === 'audio');
    if (track === listened) return;
    leave?.();
    listened = track;
    leave = track === undefined ? undefined : listen(track);
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
