import {
  createKeyedMutation,
  type KeyedMutationController,
  type KeyedMutationDeps,
} from './keyed-mutation.controller.ts';
import type { Log } from './log.port.ts';
import { createValue, type Value } from './machine.ts';
import { createMutation, type MutationController, type MutationDeps } from './mutation.controller.ts';
import { createQuery, type QueryController, type QueryDeps } from './query.controller.ts';

type Extras<Deps> = Omit<Deps, 'name' | 'log' | 'fetch' | 'mutate' | 'keyOf'>;

/** Creates the queries, mutations and values of a capability, which its `reset` clears together, in the order of their creation. */
export const createResource = (log: Log) => {
  const resets: (() => void)[] = [];
  const resettable = <Part>(part: Part, reset: () => void): Part => {
    resets.push(reset);
    return part;
  };
  return {
    /** @param name for the log */
    query: <Key, Data>(
      name: string,
      fetch: QueryDeps<Key, Data>['fetch'],
      onData?: QueryDeps<Key, Data>['onData'],
    ): QueryController<Key, Data> => {
      const query = createQuery<Key, Data>({ name, log, fetch, ...(onData === undefined ? {} : { onData }) });
      return resettable(query, query.clear);
    },
    /** @param name for the log */
    mutation: <Variables, Data>(
      name: string,
      mutate: MutationDeps<Variables, Data>['mutate'],
      extras?: Extras<MutationDeps<Variables, Data>>,
    ): MutationController<Variables> => {
      const mutation = createMutation<Variables, Data>({ name, log, mutate, ...extras });
      return resettable(mutation, mutation.reset);
    },
    /** @param name for the log */
    keyedMutation: <Key, Variables, Data>(
      name: string,
      keyOf: (variables: Variables) => Key,
      mutate: MutationDeps<Variables, Data>['mutate'],
      extras?: Extras<KeyedMutationDeps<Key, Variables, Data>>,
    ): KeyedMutationController<Key, Variables> => {
      const mutation = createKeyedMutation<Key, Variables, Data>({ name, log, keyOf, mutate, ...extras });
      return resettable(mutation, mutation.reset);
    },
    value: <State>(initial: State): Value<State> => {
      const value = createValue(initial);
      return resettable(value, () => value.set(initial));
    },
    reset: (): void => {
      for (const reset of resets) reset();
    },
  };
};
