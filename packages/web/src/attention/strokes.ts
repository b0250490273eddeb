export interface Stroke {
  readonly at: number;
  readonly hertz: number;
}

/** Each partial: how many times the tone, how loud, how fast it dies away (per second). A bar of wood sounds like this. */
const PARTIALS = [
  { times: 1, gain: 0.6, decay: 5 },
  { times: 4, gain: 0.16, decay: 14 },
  { times: 9.2, gain: 0.05, decay: 30 },
];
/** The first moments swell instead of jumping, or a speaker clicks. */
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

/** Strokes on a bar of wood as samples between -1 and 1. */
export const strike = (strokes: readonly Stroke[], seconds: number, sampleRate: number): Float32Array<ArrayBuffer> => {
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
