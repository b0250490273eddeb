import type { PerformerId } from './ids.ts';

/** Storage of one value of a performer that survives a reload of the page, and holds nothing of another performer. */
export interface PerformerMemory<Value> {
  /** @returns `undefined` where nothing of this performer is kept */
  readonly read: (id: PerformerId) => Value | undefined;
  readonly write: (id: PerformerId, value: Value) => void;
  /** Clears everything at log-out. */
  readonly clear: () => void;
}
