import { RING_ROUND_SECONDS } from './attention.constants.ts';
import { renderStrokes, type Stroke } from './strokes.ts';

/** Falling third, struck twice: audible through music, and still pleasant at the tenth request of a day. */
const STROKES: readonly Stroke[] = [
  { at: 0, hertz: 880 },
  { at: 0.22, hertz: 698.46 },
  { at: 0.9, hertz: 880 },
  { at: 1.12, hertz: 698.46 },
];

/** One round of the ring as samples between -1 and 1; played in a loop it needs no timer that a hidden tab could slow down. */
export const chime = (sampleRate: number): Float32Array<ArrayBuffer> =>
  renderStrokes(STROKES, RING_ROUND_SECONDS, sampleRate);
