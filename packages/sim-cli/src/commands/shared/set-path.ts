export interface Assignment {
  readonly path: readonly string[];
  /** JSON where it is JSON, otherwise text. */
  readonly value: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const set = (content: unknown, path: readonly string[], value: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const record = isRecord(content) ? content : {};
  // Entries instead of assignment: a path may be called __proto__.
  return Object.fromEntries([
    ...Object.entries(record),
    [name, set(new Map(Object.entries(record)).get(name), rest, value)],
  ]);
};

/** A copy of the content in which one value is another. */
export const setPath = (content: unknown, { path, value }: Assignment): unknown => set(content, path, valueOf(value));
