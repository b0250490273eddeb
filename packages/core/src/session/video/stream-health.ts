import type { Millis } from '../../kernel/units.ts';

/** The browser's measurements of a stream that is being sent, at one moment; counts are totals. */
export interface StreamSample {
  readonly at: Millis;
  readonly packets: number;
  readonly frames: number;
  /** From 0 to 1, as the other side reports it; undefined while it reports nothing. */
  readonly loss: number | undefined;
  /** There and back. */
  readonly roundTrip: Millis | undefined;
}

/** `none`: nothing is sent at all. */
export type StreamHealth = 'good' | 'fair' | 'poor' | 'none';

/** Levels from best to worst; a sample has the first whose limits it meets. Below the last it is poor. */
const LEVELS = [
  { health: 'good', loss: 0.02, roundTrip: 200, rate: 0.8 },
  { health: 'fair', loss: 0.05, roundTrip: 400, rate: 0.5 },
] as const satisfies readonly { readonly health: StreamHealth; readonly [limit: string]: number | string }[];

const MILLIS_PER_SECOND = 1_000;

/**
 * Rates the performer's stream, from two samples of one connection.
 * @param rate pictures a second that the level asks for
 * @spec §3 Session — the limits are our choice
 */
export const streamHealth = (before: StreamSample, now: StreamSample, rate: number): StreamHealth => {
  if (now.packets <= before.packets) return 'none';
  const shown = ((now.frames - before.frames) * MILLIS_PER_SECOND) / Math.max(1, now.at - before.at) / rate;
  const found = LEVELS.find(
    (level) => (now.loss ?? 0) < level.loss && (now.roundTrip ?? 0) < level.roundTrip && shown >= level.rate,
  );
  return found?.health ?? 'poor';
};
