/** Gives every key the same value. A loop over a list loses its keys' types, hence the one cast. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], value: Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;
