import { createActor, unchanged, type Watchable } from './machine.ts';

/** A single value that is set as a whole. */
export interface Value<State> extends Watchable<State> {
  readonly set: (next: State) => void;
}

/** Creates an observable value without rules of its own: its owner sets the next state. */
export const createValue = <State>(initial: State): Value<State> => {
  const actor = createActor<State, { readonly next: State }, never>({
    initial,
    transition: (_state, { next }) => unchanged(next),
    perform: () => undefined,
  });
  return { state: actor.state, subscribe: actor.subscribe, set: (next) => actor.send({ next }) };
};
