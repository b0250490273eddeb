import type { Cancel } from './clock.port.ts';
import { detach } from './detach.ts';
import { createEmitter } from './emitter.ts';
import type { Perform, SlotEffect, SlotRun, Slots, SlotsFactory } from './slots.ts';

/** Result of a transition: the next state, and the effects to perform. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** Step of a machine that uses slots. */
export type SlotStep<State, Event, Effect> = Step<State, Effect | SlotEffect<Effect, Event>>;

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
  /** Ends the machine: leaves its slots and ignores later events. */
  readonly stop: () => void;
}

/** `Input` is an event as it is sent, without what `stamp` adds. */
export type ActorOptions<State, Event, Effect, Input = Event> = {
  readonly initial: State;
  readonly perform: Perform<Effect, Input>;
  /** Completes each event as it is sent, for example with the time. */
  readonly stamp?: (input: Input) => Event;
} & (
  | { readonly transition: Transition<State, Event, Effect>; readonly slots?: undefined }
  | { readonly transition: Transition<State, Event, Effect | SlotEffect<Effect, Input>>; readonly slots: SlotsFactory }
);

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

const isInSlot = <Effect, Event>(effect: Effect | SlotEffect<Effect, Event>): effect is SlotEffect<Effect, Event> =>
  (effect as { readonly slot?: string }).slot !== undefined;

/**
 * Runs a machine: one event at a time, to completion; an event sent meanwhile waits. So a listener or an effect never sees half a step.
 * Errors of effects and listeners stop no other: the first is thrown to the sender after the waiting events.
 */
export const createActor = <State, Event, Effect, Input = Event>(
  options: ActorOptions<State, Event, Effect, Input>,
): Actor<State, Input> => {
  const { transition, perform, stamp } = options;
  let state = options.initial;
  let busy = false;
  let stopped = false;
  const waiting: Event[] = [];
  /** For each waiting event, the use of a slot that sent it. */
  const runs: (SlotRun | undefined)[] = [];
  const bugs: unknown[] = [];
  const changed = createEmitter<State>();
  let slots: Slots<Effect, Input> | undefined;

  const performSafely = (effect: Effect | SlotEffect<Effect, Input>): void => {
    try {
      if (isInSlot<Effect, Input>(effect)) {
        slots ??= options.slots?.(perform, receive);
        slots?.perform(effect);
        return;
      }
      const work = perform(effect, send, isRunning);
      if (work instanceof Promise) detach(work.then((event) => (event === undefined ? undefined : send(event))));
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
  const attempt = (event: Event, run: SlotRun | undefined): void => {
    if (stopped || (run !== undefined && slots?.admits(run) !== true)) return;
    try {
      handle(event);
    } catch (bug) {
      bugs.push(bug);
    }
  };
  const receive = (input: Input, run: SlotRun | undefined): void => {
    const event = stamp === undefined ? (input as unknown as Event) : stamp(input);
    if (busy) {
      waiting.push(event);
      runs.push(run);
      return;
    }
    busy = true;
    attempt(event, run);
    // An index instead of shift(): a burst of thousands of events must not move the array each time.
    for (let next = 0; next < waiting.length; next += 1) attempt(waiting[next] as Event, runs[next]);
    if (waiting.length > 0) {
      waiting.length = 0;
      runs.length = 0;
    }
    busy = false;
    if (bugs.length > 0) throw bugs.splice(0)[0];
  };
  const send = (input: Input): void => {
    if (!stopped) receive(input, undefined);
  };
  const isRunning = (): boolean => !stopped;
  const stop = (): void => {
    stopped = true;
    slots?.leaveAll();
  };
  return { state: () => state, send, stop, subscribe: changed.on };
};

/** View of a state that only its owner changes. */
export const readOnly = <State>({ state, subscribe }: Watchable<State>): Watchable<State> => ({ state, subscribe });

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
