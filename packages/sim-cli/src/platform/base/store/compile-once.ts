import type { Compilable, CompiledQuery } from 'kysely';
import type { Store } from './store.ts';

/** Placeholder for a value in a statement that is compiled before the value is known. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, string | number | null>>;
type SlotFor<Asked extends Values> = <Name extends keyof Asked & string>(name: Name) => Asked[Name];

/** A statement whose text is made once for each kind of database; only its values change. */
export interface CompiledOnce<Asked extends Values, Row> {
  readonly all: (store: Store, values: Asked) => Promise<readonly Row[]>;
  readonly first: (store: Store, values: Asked) => Promise<Row | undefined>;
  /** Writes. @returns the number of rows that were written */
  readonly run: (store: Store, values: Asked) => Promise<number>;
}

/**
 * Compiles a statement at its first use. Kysely otherwise builds and compiles it at each call, which takes longer than SQLite's answer, so this is
 * for the statements of every call and every line.
 *
 * @param write the statement, with `slot(name)` in the place of each value
 */
export const compileOnce = <Asked extends Values, Row>(
  write: (store: Store, slot: SlotFor<Asked>) => Compilable<Row>,
): CompiledOnce<Asked, Row> => {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  // Kysely keeps a placeholder as it is.
  const slot: SlotFor<Asked> = (name) => new Slot(name) as unknown as Asked[typeof name];
  const statementFor = (store: Store): CompiledQuery<Row> => {
    const { adapter } = store.getExecutor();
    const known = compiled.get(adapter);
    if (known !== undefined) return known;
    const made = write(store, slot).compile();
    compiled.set(adapter, made);
    return made;
  };
  const execute = (store: Store, values: Asked) => {
    const { query, queryId, sql, parameters } = statementFor(store);
    const filled = parameters.map((value) => (value instanceof Slot ? values[value.name] : value));
    const statement: CompiledQuery<Row> = { query, queryId, sql, parameters: filled };
    return store.executeQuery(statement);
  };
  return {
    all: async (store, values) => (await execute(store, values)).rows,
    first: async (store, values) => (await execute(store, values)).rows[0],
    run: async (store, values) => Number((await execute(store, values)).numAffectedRows ?? 0),
  };
};
