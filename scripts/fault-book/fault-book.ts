// The faults that Greenroom has to survive, as docs/faults.md shows them: the rows are in fault-book.json.
import BOOK from './fault-book.json' with { type: 'json' };

/** A test or a scenario, by its file and its title. */
export interface Shown {
  readonly file: string;
  readonly title: string;
}

/** Time between two events of a scenario in virtual time, which is the same on every machine. */
export interface Measured {
  readonly scenario: string;
  /** Name of the time, e.g. `noticed after`. */
  readonly what: string;
  /** Name of the action, or of the fault, after which the time counts. */
  readonly after: string;
  /** State that ends it. */
  readonly until: { readonly path: string; readonly to: unknown };
}

export interface FaultRow {
  readonly number: number;
  readonly fault: string;
  /** Names of the simulator's faults in backticks; else the condition and its means. */
  readonly injectedBy: string;
  readonly expected: string;
  /** Limit that the tests assert. */
  readonly figure: string;
  readonly measured?: readonly Measured[];
  /** Figure of the last run of its test or benchmark, where no scenario in virtual time has one. */
  readonly lastRun?: string;
  readonly shownBy: readonly Shown[];
}

export const FAULT_BOOK: readonly FaultRow[] = BOOK;
