import { millis } from '@greenroom/core/kernel/units';

/** Twenty looks a second follow a voice. */
export const METER_PERIOD = millis(50);
/** Samples that are looked at together, about 40 ms. */
export const WINDOW = 2_048;
/** Loudness at which each bar lights up: a quiet room stays below the first, speech reaches the middle. */
const BARS = [0.008, 0.02, 0.05, 0.1, 0.2] as const;
/** Loudness above the noise of a silent microphone. */
const SOUND = BARS[0];

/** Measures loudness as bars from 0 to 5. */
export const loudness = (samples: Float32Array): { readonly bars: number; readonly isSound: boolean } => {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const level = samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
  return { bars: BARS.filter((limit) => level >= limit).length, isSound: level >= SOUND };
};
