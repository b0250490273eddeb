import type { ClientId } from '../kernel/ids.ts';
import { cents, type Cents, type Seconds } from '../kernel/units.ts';

/** A customer with many visits who has the site open now. */
export interface RegularOnline {
  readonly id: ClientId;
  /** With a country-code prefix before a bar, as it came. */
  readonly name: string;
  readonly visits: number;
}

/** Today so far, and yesterday up to the same time on the clock. @spec §2 / (home layout) — a call of ours */
export interface MyDay {
  /** Time on air since midnight. */
  readonly onAir: Seconds;
  readonly earned: Cents;
  readonly earnedYesterday: Cents;
  /** Most visits first. */
  readonly regulars: readonly RegularOnline[];
}

/** Greatest goal of a day, in euro cents. */
const MAX_GOAL = cents(1_000_000);

/** Reads a goal from the settings: whole cents from € 1 to € 10,000; anything else is no goal. */
export const goalIn = (value: unknown): Cents | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 100 && value <= MAX_GOAL ? cents(value) : undefined;
