/** The only source of chance in the core, so that a seed makes a run repeatable. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  readonly next: () => number;
  /** A new id, unique for this device and never guessed by others. */
  readonly id: () => string;
}
