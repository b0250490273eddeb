/** Everything that ends together: timers, listeners, a socket. */
export interface Lifetime {
  readonly onEnd: (...ends: readonly (() => unknown)[]) => void;
  /** Ends the value with the rest. */
  readonly keep: <Value extends { readonly dispose: () => unknown }>(value: Value) => Value;
  /** Ends everything; what was added last ends first. */
  readonly end: () => void;
}

export const createLifetime = (): Lifetime => {
  const ends: (() => unknown)[] = [];
  return {
    onEnd: (...more) => {
      ends.push(...more);
    },
    keep: (value) => {
      ends.push(() => value.dispose());
      return value;
    },
    end: () => {
      for (const end of ends.splice(0).toReversed()) end();
    },
  };
};
