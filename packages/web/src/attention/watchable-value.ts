import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';

/** One value that others may follow, for parts of the browser that have no machine. */
export interface WatchableValue<Value> extends Watchable<Value> {
  readonly set: (value: Value) => void;
}

export const watchableValue = <Value>(initial: Value): WatchableValue<Value> => {
  let value = initial;
  const listeners = new Set<(value: Value) => void>();
  return {
    state: () => value,
    subscribe: (listener): Cancel => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener(next);
    },
  };
};
