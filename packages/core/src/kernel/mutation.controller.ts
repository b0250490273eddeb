import type { Log } from './log.port.ts';
import { createActor, type Watchable } from './machine.ts';
import { mutation, IDLE_MUTATION, type Mutation, type MutationEffect, type MutationEvent } from './mutation.machine.ts';
import type { CallFailure, Result } from './result.ts';
import { createSlots, type Perform } from './slots.ts';

export interface MutationController<Variables> {
  readonly watch: Watchable<Mutation<Variables>>;
  /** Starts the call; ignored while an earlier one is under way. */
  readonly mutate: (variables: Variables) => void;
  /** Clears the outcome of the last one. */
  readonly reset: () => void;
}

export interface MutationDeps<Variables, Data> {
  /** For the log, e.g. `sending a message`. */
  readonly name: string;
  readonly mutate: (variables: Variables) => Promise<Result<Data, CallFailure>>;
  readonly log: Log;
  /** Tells that the performer gave the call up by closing a question, which is no error for the log. */
  readonly isUnconfirmed?: ((failure: CallFailure) => boolean) | undefined;
  readonly onSuccess?: (variables: Variables, answer: Data) => void;
  readonly onError?: (variables: Variables, failure: CallFailure) => void;
}

/** Runs one mutation at a time and keeps its outcome. */
export const createMutation = <Variables, Data>(deps: MutationDeps<Variables, Data>): MutationController<Variables> => {
  const perform: Perform<MutationEffect<Variables>, MutationEvent<Variables>> = ({ variables }, send, isAwaited) =>
    deps.mutate(variables).then((answer) => {
      const counts = isAwaited();
      if (answer.ok) {
        send({ type: 'done' });
        if (counts) deps.onSuccess?.(variables, answer.value);
        return;
      }
      const failure = answer.error;
      if (deps.isUnconfirmed?.(failure) !== true) {
        deps.log.write('error', `failed: ${deps.name}`, { status: failure.status });
      }
      send({ type: 'failed', failure });
      if (counts) deps.onError?.(variables, failure);
    });
  const actor = createActor<Mutation<Variables>, MutationEvent<Variables>, MutationEffect<Variables>>({
    initial: IDLE_MUTATION,
    transition: mutation,
    slots: createSlots(),
    perform,
  });
  return {
    watch: actor,
    mutate: (variables) => actor.send({ type: 'requested', variables }),
    reset: () => actor.send({ type: 'reset' }),
  };
};
