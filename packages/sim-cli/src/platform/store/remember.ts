import type { Schema } from './tables/schema.ts';

type TableName = keyof Schema;

/** Counts the writes to each table, by all writers. */
export interface Writes {
  readonly note: (table: string) => void;
  readonly to: (table: TableName) => number;
}

export const createWrites = (): Writes => {
  const counts = new Map<string, number>();
  const to = (table: string): number => counts.get(table) ?? 0;
  return { note: (table) => void counts.set(table, to(table) + 1), to };
};

type Question = readonly (string | number)[];
type Read<Asked extends Question, Value> = (...asked: Asked) => Promise<Value>;

/** Makes a reading that asks once as long as its table stays as it is. */
export type Remember = <Asked extends Question, Value>(
  table: TableName,
  read: Read<Asked, Value>,
) => Read<Asked, Value>;

/** Values that were read, kept until a table that they came from is written: the database stays the only truth. */
export interface Memory {
  readonly remember: Remember;
  /** A remembered value as JSON, made once; undefined for any other value. */
  readonly jsonOf: (value: unknown) => Buffer | undefined;
}

/** Cache that keeps nothing, for a database with other writers. */
export const NO_MEMORY: Memory = { remember: (_table, read) => read, jsonOf: () => undefined };

/** Number of kept values beyond which all are read again. */
const MOST_REMEMBERED = 10_000;

const keyOf = (asked: Question): string => (asked.length === 1 ? String(asked[0]) : JSON.stringify(asked));

export const createMemory = (writes: Writes): Memory => {
  const jsons = new WeakMap<object, Buffer | undefined>();
  const remember: Remember = (table, read) => {
    let known = new Map<string, ReturnType<typeof read>>();
    let since = writes.to(table);
    const forget = (): void => {
      known = new Map();
      since = writes.to(table);
    };
    return (...question) => {
      if (writes.to(table) !== since || known.size >= MOST_REMEMBERED) forget();
      const key = keyOf(question);
      const before = known.get(key);
      if (before !== undefined) return before;
      const asked = read(...question);
      known.set(key, asked);
      // A failure is no answer.
      asked.then((value) => {
        if (typeof value === 'object' && value !== null) jsons.set(value, undefined);
      }, forget);
      return asked;
    };
  };
  const jsonOf: Memory['jsonOf'] = (value) => {
    if (typeof value !== 'object' || value === null || !jsons.has(value)) return undefined;
    const json = jsons.get(value) ?? Buffer.from(JSON.stringify(value));
    jsons.set(value, json);
    return json;
  };
  return { remember, jsonOf };
};
