import type { Cancel } from './clock.port.ts';
import { createEmitter } from './emitter.ts';
import { createValue, type Watchable } from './machine.ts';
import { createMutation, type MutationController, type MutationDeps } from './mutation.controller.ts';
import type { Mutation } from './mutation.machine.ts';

/** State of the last mutation of each key; a key without one is missing. */
export type KeyedMutation<Key, Variables> = ReadonlyMap<Key, Mutation<Variables>>;

export interface KeyedMutationController<Key, Variables> {
  readonly watch: Watchable<KeyedMutation<Key, Variables>>;
  /** Starts the call; ignored while an earlier one of its key is under way. */
  readonly mutate: (variables: Variables) => void;
  /** Clears the outcome of the last one of a key; one under way keeps its own. */
  readonly clear: (key: Key) => void;
  /** Clears the successes of all keys; failures stay to be shown and retried. */
  readonly clearDone: () => void;
  readonly onDone: (listener: (variables: Variables) => void) => Cancel;
  readonly onFailed: (listener: (variables: Variables) => void) => Cancel;
  /** Forgets all, those under way too. */
  readonly reset: () => void;
}

export interface KeyedMutationDeps<Key, Variables, Data> extends MutationDeps<Variables, Data> {
  /** Says what the mutation is about, such as a customer. */
  readonly keyOf: (variables: Variables) => Key;
}

/** Runs one mutation at a time for each key, and keeps the outcome of each. */
export const createKeyedMutation = <Key, Variables, Data>({
  keyOf,
  onSuccess,
  onError,
  ...deps
}: KeyedMutationDeps<Key, Variables, Data>): KeyedMutationController<Key, Variables> => {
  const states = createValue<KeyedMutation<Key, Variables>>(new Map());
  const mutations = new Map<Key, MutationController<Variables>>();
  const done = createEmitter<Variables>();
  const failed = createEmitter<Variables>();
  const create = (key: Key): MutationController<Variables> => {
    const mutation = createMutation<Variables, Data>({
      ...deps,
      onSuccess: (variables, answer) => {
        onSuccess?.(variables, answer);
        done.emit(variables);
      },
      onError: (variables, failure) => {
        onError?.(variables, failure);
        failed.emit(variables);
      },
    });
    mutation.watch.subscribe((state) => states.set(new Map(states.state()).set(key, state)));
    mutations.set(key, mutation);
    return mutation;
  };
  const clear = (key: Key): void => {
    if (states.state().get(key)?.status !== 'busy') mutations.get(key)?.reset();
  };
  return {
    watch: states,
    mutate: (variables) => {
      const key = keyOf(variables);
      (mutations.get(key) ?? create(key)).mutate(variables);
    },
    clear,
    clearDone: () => {
      for (const [key, { status }] of states.state()) if (status === 'done') clear(key);
    },
    onDone: done.on,
    onFailed: failed.on,
    reset: () => {
      for (const mutation of mutations.values()) mutation.reset();
      mutations.clear();
      states.set(new Map());
    },
  };
};
