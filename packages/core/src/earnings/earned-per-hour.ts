import { SECONDS_PER_HOUR } from '../formatting/formatting.constants.ts';
import { cents, type Cents, type Seconds } from '../kernel/units.ts';

/** Shortest time on air from which an amount per hour is shown: below it one tip would promise a fortune. */
const SHORTEST_FOR_RATE = 600;

/** Earnings per hour on air, rounded down; undefined in the first ten minutes on air. */
export const earnedPerHour = (earned: Cents, onAir: Seconds): Cents | undefined =>
  onAir < SHORTEST_FOR_RATE ? undefined : cents(Math.floor((earned * SECONDS_PER_HOUR) / onAir));
