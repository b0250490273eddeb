import type { Cancel } from './clock.port.ts';

/** What a transition answers: the next state, and what the world must do about it. */
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
  /** Carries out one effect; may send events, which are handled after the current one is finished. */
  readonly perform: (effect: Effect, send: (event: Event) => void) => void;
}

/** For transitions that change nothing outside. */
export const NO_EFFECTS: readonly never[] = [];

/**
 * Runs a machine: one event at a time, to completion. An event sent while another is being handled waits its turn,
 * so a listener or an effect never sees half a step.
 */
export const createActor = <State, Event, Effect>(options: ActorOptions<State, Event, Effect>): Actor<State, Event> => {
  const { transition, perform } = options;
  let state = options.initial;
  let busy = false;
  const waiting: Event[] = [];
  const listeners = new Set<(state: State) => void>();

  const handle = (event: Event): void => {
    const before = state;
    const step = transition(before, event);
    state = step.state;
    for (const effect of step.effects) perform(effect, send);
    if (state !== before) for (const listener of listeners) listener(state);
  };
  const drain = (): void => {
    // An index instead of shift(): a burst of thousands of events must not move the array each time.
    for (let next = 0; next < waiting.length; next += 1) handle(waiting[next] as Event);
    waiting.length = 0;
  };
  const send = (event: Event): void => {
    if (busy) {
      waiting.push(event);
      return;
    }
    busy = true;
    try {
      handle(event);
      if (waiting.length > 0) drain();
    } finally {
      waiting.length = 0;
      busy = false;
    }
  };
  const subscribe = (listener: (state: State) => void): Cancel => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { state: () => state, send, subscribe };
};
