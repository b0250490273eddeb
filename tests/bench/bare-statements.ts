// The statements of a run, executed once more with nothing around them: the floor of a run on the platform's store.
import { DatabaseSync, StatementSync } from 'node:sqlite';

type Again = () => unknown;

/** Keeps the calls of these methods, by whichever object. @returns a function that ends it */
const keepCalls = (prototype: object, names: readonly string[], kept: Again[]): (() => void) => {
  const methods = names.map((name) => [name, Reflect.get(prototype, name)] as const);
  for (const [name, method] of methods) {
    Reflect.set(prototype, name, function keep(this: unknown, ...parameters: readonly unknown[]) {
      const call: Again = () => Reflect.apply(method, this, parameters);
      kept.push(call);
      return call();
    });
  }
  return () => {
    for (const [name, method] of methods) Reflect.set(prototype, name, method);
  };
};

/**
 * Keeps every statement of a run that leaves its database as it found it.
 *
 * @returns a function that executes them again in their order, and the seconds that it took
 */
export const bareStatements = async (run: () => Promise<unknown>): Promise<() => number> => {
  const kept: Again[] = [];
  const ends = [
    keepCalls(StatementSync.prototype, ['all', 'run'], kept),
    keepCalls(DatabaseSync.prototype, ['exec'], kept),
  ];
  try {
    await run();
  } finally {
    for (const end of ends) end();
  }
  return () => {
    const from = performance.now();
    for (const again of kept) again();
    return (performance.now() - from) / 1_000;
  };
};
