import type { Tone } from './event-sound.ts';
import { renderStrokes, STROKE_SECONDS, type Stroke } from './strokes.ts';

/** None of them falls by a third as the ring does, so that no other event sounds like a request. */
const STROKES: Readonly<Record<Tone, readonly Stroke[]>> = {
  drop: [{ at: 0, hertz: 587.33 }],
  knock: [
    { at: 0, hertz: 220 },
    { at: 0.14, hertz: 220 },
  ],
  bell: [
    { at: 0, hertz: 523.25 },
    { at: 0.18, hertz: 783.99 },
  ],
  glass: [
    { at: 0, hertz: 1046.5 },
    { at: 0.19, hertz: 1318.51 },
  ],
};
/** Seconds from which no tone has a stroke any more. */
const LATEST_STROKE = 0.2;

/** One short sound as samples between -1 and 1. */
export const toneSamples = (tone: Tone, sampleRate: number): Float32Array<ArrayBuffer> =>
  renderStrokes(STROKES[tone], STROKE_SECONDS + LATEST_STROKE, sampleRate);
