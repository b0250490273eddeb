import type { PerformerId } from './ids.ts';

/** Storage of one value on this device. `Kept`: the values that can be stored, without the one for "nothing stored". */
export interface Stored<Value, Kept extends Value = Value> {
  readonly read: () => Value;
  readonly write: (value: Kept) => void;
}

/** Storage of one value of a performer that survives a reload of the page, and holds nothing of another performer. */
export interface PerformerMemory<Value> {
  /** @returns `undefined` where nothing of this performer is kept */
  readonly read: (id: PerformerId) => Value | undefined;
  readonly write: (id: PerformerId, value: Value) => void;
  /** Clears everything at log-out. */
  readonly clear: () => void;
}

/** Storage of unsent text that survives a reload. @spec §3 Chat message — folder DRAFT */
export interface DraftStore {
  /** @param about what the text is for, e.g. the customer of a chat. @returns empty when there is none */
  readonly read: (about: string) => string;
  /** An empty draft is forgotten. */
  readonly write: (about: string, draft: string) => void;
}
