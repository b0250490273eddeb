/** One stroke on a bar of wood. */
export interface Stroke {
  /** Seconds from the beginning of the sound. */
  readonly at: number;
  readonly hertz: number;
}

/** Partials of a bar of wood: multiple of the tone's frequency, loudness, and decay per second. */
const PARTIALS = [
  { times: 1, gain: 0.6, decay: 5 },
  { times: 4, gain: 0.16, decay: 14 },
  { times: 9.2, gain: 0.05, decay: 30 },
];
/** Time in which a stroke swells from silence; a sudden beginning makes speakers click. */
const ATTACK_SECONDS = 0.006;
/** Seconds after which a stroke is inaudible. */
export const STROKE_SECONDS = 1.4;

const toneAt = (seconds: number, hertz: number): number => {
  const attack = Math.min(1, seconds / ATTACK_SECONDS);
  const sum = PARTIALS.reduce(
    (total, { times, gain, decay }) =>
      total + gain * Math.exp(-decay * seconds) * Math.sin(2 * Math.PI * hertz * times * seconds),
    0,
  );
  return attack * sum;
};

/** Renders strokes as samples between -1 and 1. */
export const renderStrokes = (
  strokes: readonly Stroke[],
  seconds: number,
  sampleRate: number,
): Float32Array<ArrayBuffer> => {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (const { at, hertz } of strokes) {
    const start = Math.round(at * sampleRate);
    const end = Math.min(samples.length, start + Math.round(STROKE_SECONDS * sampleRate));
    for (let index = start; index < end; index += 1) {
      samples[index] = (samples[index] ?? 0) + toneAt((index - start) / sampleRate, hertz);
    }
  }
  return samples;
};
