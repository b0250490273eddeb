import type { Millis } from './units.ts';

/** The only source of chance in the core, so that a seed makes a run repeatable. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  readonly next: () => number;
  /** A new id, unique for this device and never guessed by others. */
  readonly id: () => string;
}

/** Time of an event and a random number: machines are pure, so both arrive with the event. */
export interface TimeAndChance {
  readonly at: Millis;
  /** From 0 up to 1. */
  readonly chance: number;
}
