import type { Cancel } from './clock.port.ts';
import { detach } from './detach.ts';
import { createEmitter } from './emitter.ts';

/** Result of a transition: the next state, and the effects to perform. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** A machine's whole behaviour: pure, without clock, promise or log. An event that means nothing returns the same state object. */
export type Transition<State, Event, Effect> = (state: State, event: Event) => Step<State, Effect>;

/** Something whose state can be read and followed, but not changed. */
export interface Watchable<State> {
  readonly state: () => State;
  readonly subscribe: (listener: (state: State) => void) => Cancel;
}

/** A running machine. */
export interface Actor<State, Event> extends Watchable<State> {
  readonly send: (event: Event) => void;
}

export interface ActorOptions<State, Event, Effect> {
  readonly initial: State;
  readonly transition: Transition<State, Event, Effect>;
  /**
   * Carries out one effect; may send events, which are handled after the current one is finished. A promise that it returns goes on by
   * itself.
   */
  readonly perform: (effect: Effect, send: (event: Event) => void) => void | Promise<unknown>;
}

/** For transitions that change nothing outside. */
export const NO_EFFECTS: readonly never[] = [];

/** A step without effects; with the state that a transition was given, the answer to an event that means nothing. */
export const unchanged = <State>(state: State): Step<State, never> => ({ state, effects: NO_EFFECTS });

/** Follows a step with another one that begins with its state; the effects of both are performed in that order. */
export const andThen = <State, Effect>(
  { state, effects }: Step<State, Effect>,
  next: (state: State) => Step<State, Effect>,
): Step<State, Effect> => {
  const after = next(state);
  return { state: after.state, effects: [...effects, ...after.effects] };
};

/**
 * Runs a machine: one event at a time, to completion. An event sent while another is being handled waits its turn,
 * so a listener or an effect never sees half a step.
 *
 * An effect or a listener that throws stops no other: the first error is thrown to whoever sent the event, after the events that wait
 * have been handled.
 */
export const createActor = <State, Event, Effect>(options: ActorOptions<State, Event, Effect>): Actor<State, Event> => {
  const { transition, perform } = options;
  let state = options.initial;
  let busy = false;
  const waiting: Event[] = [];
  const bugs: unknown[] = [];
  const changed = createEmitter<State>();

  const performSafely = (effect: Effect): void => {
    try {
      detach(perform(effect, send));
    } catch (bug) {
      bugs.push(bug);
    }
  };
  const handle = (event: Event): void => {
    const before = state;
    const { state: after, effects } = transition(before, event);
    state = after;
    // Asking for the length first saves an iterator for each event without effects.
    if (effects.length > 0) for (const effect of effects) performSafely(effect);
    if (after !== before) changed.emit(after);
  };
  const attempt = (event: Event): void => {
    try {
      handle(event);
    } catch (bug) {
      bugs.push(bug);
    }
  };
  const send = (event: Event): void => {
    if (busy) {
      waiting.push(event);
      return;
    }
    busy = true;
    attempt(event);
    // An index instead of shift(): a burst of thousands of events must not move the array each time.
    for (let next = 0; next < waiting.length; next += 1) attempt(waiting[next] as Event);
    if (waiting.length > 0) waiting.length = 0;
    busy = false;
    if (bugs.length > 0) throw bugs.splice(0)[0];
  };
  return { state: () => state, send, subscribe: changed.on };
};

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

/** Calls the handler at every change, with the new state and the one before. */
export const watchChanges = <State>(
  watch: Watchable<State>,
  onChange: (state: State, before: State) => void,
): Cancel => {
  let last = watch.state();
  return watch.subscribe((state) => {
    const before = last;
    last = state;
    onChange(state, before);
  });
};

/** Ends a switch over a closed union: a forgotten case does not compile. */
export const exhaustive = (value: never): never => {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
};

/** Waits for a state that fulfils the condition; one that does already is enough. */
export const waitFor = <State>(watch: Watchable<State>, holds: (state: State) => boolean): Promise<void> => {
  if (holds(watch.state())) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const cancel = watch.subscribe((state) => {
    if (!holds(state)) return;
    cancel();
    resolve();
  });
  return promise;
};
