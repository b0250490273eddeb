/** Reads a text as JSON. @returns undefined for a text that is none */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Checks whether a value is an object as JSON has them: no list, and not `null`. */
export const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a field of a value that may be anything. @returns undefined for a value without it */
export const fieldOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Gives every key the same value. A loop over a list loses its keys' types, hence the one cast. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], value: Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;

/** Compares two values as JSON. */
export const isSameJson = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
