import type { Seconds } from '../kernel/units.ts';

/** A waiting time in words: whole seconds up to a minute and a half, then whole minutes. */
export interface WaitingTime {
  readonly unit: 'seconds' | 'minutes';
  readonly count: number;
}

const LONGEST_IN_SECONDS = 90;

/** Rounds up, so that a try after the shown time is never too early. */
export const waitingTime = (left: Seconds): WaitingTime =>
  left <= LONGEST_IN_SECONDS
    ? { unit: 'seconds', count: Math.ceil(left) }
    : { unit: 'minutes', count: Math.ceil(left / 60) };
