import type { Cancel } from './clock.port.ts';

/** A set of listeners to one kind of value. */
export interface Emitter<Value> {
  /** Adds a listener; the same function added twice is called once. @returns removes it */
  readonly on: (listener: (value: Value) => void) => Cancel;
  /** Calls the listeners in the order in which they were added. */
  readonly emit: (value: Value) => void;
  readonly hasListeners: () => boolean;
  /** Removes every listener. */
  readonly clear: () => void;
}

/**
 * Creates a set of listeners.
 *
 * A listener that throws stops no other: the first error is thrown after all were called. A listener that is removed during `emit`, by
 * itself or by another, is not called any more; one that is added during `emit` is called with that value too.
 */
export const createEmitter = <Value = void>(): Emitter<Value> => {
  const listeners = new Set<(value: Value) => void>();
  const emit = (value: Value): void => {
    // Asking for the size first saves an iterator for each value without listeners.
    if (listeners.size === 0) return;
    let error: { readonly thrown: unknown } | undefined;
    for (const listener of listeners) {
      try {
        listener(value);
      } catch (thrown) {
        error ??= { thrown };
      }
    }
    if (error !== undefined) throw error.thrown;
  };
  return {
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit,
    hasListeners: () => listeners.size > 0,
    clear: () => listeners.clear(),
  };
};
