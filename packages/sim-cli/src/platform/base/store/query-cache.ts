import type { Schema } from './tables/schema.ts';

type TableName = keyof Schema;

/** Numbers of the writes to each table, by all writers. */
export interface TableVersions {
  readonly increment: (table: string) => void;
  readonly of: (table: TableName) => number;
}

export const createTableVersions = (): TableVersions => {
  const counts = new Map<string, number>();
  const of = (table: string): number => counts.get(table) ?? 0;
  return { increment: (table) => counts.set(table, of(table) + 1), of };
};

type Question = readonly (string | number)[];
type Read<Asked extends Question, Value> = (...asked: Asked) => Promise<Value>;

/** Makes a function that reads once for the same arguments while its table is not written. */
export type Memoize = <Asked extends Question, Value>(table: TableName, read: Read<Asked, Value>) => Read<Asked, Value>;

/** Values that were read, kept until a table that they came from is written: the database stays the only truth. */
export interface QueryCache {
  readonly memoize: Memoize;
  /** A cached value as JSON, made once; undefined for any other value. */
  readonly jsonOf: (value: unknown) => Buffer | undefined;
}

/** Cache that keeps nothing, for a database with other writers. */
export const NO_CACHE: QueryCache = { memoize: (_table, read) => read, jsonOf: () => undefined };

/** Number of kept values beyond which all are read again. */
const MOST_CACHED = 10_000;

const keyOf = (asked: Question): string => (asked.length === 1 ? String(asked[0]) : JSON.stringify(asked));

export const createQueryCache = (versions: TableVersions): QueryCache => {
  const jsons = new WeakMap<object, Buffer | undefined>();
  const memoize: Memoize = (table, read) => {
    let known = new Map<string, ReturnType<typeof read>>();
    let since = versions.of(table);
    const forget = (): void => {
      known = new Map();
      since = versions.of(table);
    };
    return (...question) => {
      if (versions.of(table) !== since || known.size >= MOST_CACHED) forget();
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
  const jsonOf: QueryCache['jsonOf'] = (value) => {
    if (typeof value !== 'object' || value === null || !jsons.has(value)) return undefined;
    const json = jsons.get(value) ?? Buffer.from(JSON.stringify(value));
    jsons.set(value, json);
    return json;
  };
  return { memoize, jsonOf };
};
