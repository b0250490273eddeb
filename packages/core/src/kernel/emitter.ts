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
 * Creates a set of listeners. The first error is thrown after all were called. During `emit`, a removed listener is not called any more, and
 * an added one gets that value too.
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
