import type { Cancel, Clock } from './clock.port.ts';
import { detach } from './detach.ts';
import type { Random } from './random.port.ts';
import type { CallFailure } from './result.ts';
import type { RetryPolicy } from './retry.ts';
import type { Millis } from './units.ts';

/** Repetition of a call whose event carries a `failure`; only the last event is sent. */
interface Retry {
  readonly retry: RetryPolicy;
  /** Ends the tries before the policy does, e.g. `isRefusal`. */
  readonly until: (failure: CallFailure) => boolean;
}

/** Performs an effect in a slot. */
interface Invoke<Effect> extends Partial<Retry> {
  readonly type: 'invoke';
  readonly slot: string;
  readonly effect: Effect;
}

/** Sends an event after a time. */
interface After<Event> {
  readonly type: 'after';
  readonly slot: string;
  readonly delay: Millis;
  readonly event: Event;
}

/** Empties a slot. */
interface Leave {
  readonly type: 'leave';
  readonly slot: string;
}

/**
 * Effect that the actor itself carries out. A slot holds one call or timer: a newer one in the slot, `leave`, or the end of the actor cancels
 * the timer and drops the answer of the older one.
 */
export type SlotEffect<Effect, Event> = Invoke<Effect> | After<Event> | Leave;

/** Performs an effect in a slot; its promise resolves to the answering event. */
export const invoke = <Effect>(slot: string, effect: Effect, retry?: Retry): Invoke<Effect> => ({
  type: 'invoke',
  slot,
  effect,
  ...retry,
});

/** Sends an event after a time; a running timer of the slot starts anew. */
export const after = <Event>(slot: string, delay: Millis, event: Event): After<Event> => ({
  type: 'after',
  slot,
  delay,
  event,
});

/** Empties a slot; no-op where it is empty. */
export const leave = (slot: string): Leave => ({ type: 'leave', slot });

/**
 * Carries out one effect.
 * @param isCurrent false when the slot was left: events are dropped, and work of several steps can end
 * @returns a promise of the answering event, or, in a slot, a function that ends the work when the slot is left
 */
export type Perform<Effect, Event> = (
  effect: Effect,
  send: (event: Event) => void,
  isCurrent: () => boolean,
) => void | Cancel | Promise<Event | void>;

/** One use of a slot. */
export interface SlotRun {
  readonly slot: string;
  /** Number of tries that failed. */
  failed: number;
  /** True when its last event has arrived. */
  isAnswered: boolean;
  /** Cancels its timer, or ends its work. */
  end: Cancel | undefined;
}

export interface Slots<Effect, Event> {
  readonly perform: (effect: SlotEffect<Effect, Event>) => void;
  /** Checks whether an event of this run counts when its turn has come; the last one empties the slot. */
  readonly admits: (run: SlotRun) => boolean;
  readonly leaveAll: () => void;
}

/** Creates the slots of an actor. @param receive takes an event of a run */
export type SlotsFactory = <Effect, Event>(
  perform: Perform<Effect, Event>,
  receive: (event: Event, run: SlotRun) => void,
) => Slots<Effect, Event>;

/** @param clock needed by timers and retries @param random needed by retries with jitter */
export const createSlots =
  (clock?: Pick<Clock, 'schedule'>, random?: Pick<Random, 'next'>): SlotsFactory =>
  <Effect, Event>(
    perform: Perform<Effect, Event>,
    receive: (event: Event, run: SlotRun) => void,
  ): Slots<Effect, Event> => {
    const runs = new Map<string, SlotRun>();
    const isCurrent = (run: SlotRun): boolean => runs.get(run.slot) === run;
    const empty = (slot: string): void => {
      const run = runs.get(slot);
      runs.delete(slot);
      run?.end?.();
    };
    const enter = (slot: string): SlotRun => {
      empty(slot);
      const run: SlotRun = { slot, failed: 0, isAnswered: false, end: undefined };
      runs.set(slot, run);
      return run;
    };
    const schedule = (run: SlotRun, delay: Millis, task: () => void): void => {
      if (clock === undefined) throw new Error(`slot ${run.slot} needs a clock`);
      run.end = clock.schedule(delay, task);
    };
    const sendLast = (run: SlotRun, event: Event): void => {
      run.isAnswered = true;
      receive(event, run);
    };
    const begin = (run: SlotRun, invoked: Invoke<Effect>): void => {
      const work = perform(
        invoked.effect,
        (event) => {
          if (isCurrent(run)) receive(event, run);
        },
        () => isCurrent(run),
      );
      if (work instanceof Promise) detach(work.then((event) => answer(run, invoked, event)));
      else if (isCurrent(run)) run.end = work ?? undefined;
      else work?.();
    };
    const answer = (run: SlotRun, invoked: Invoke<Effect>, event: Event | void): void => {
      if (!isCurrent(run)) return;
      if (event === undefined) return empty(run.slot);
      const { failure } = event as { readonly failure?: CallFailure };
      const isLast = failure === undefined || invoked.until?.(failure) === true;
      const pause = isLast ? undefined : invoked.retry?.((run.failed += 1), random);
      if (pause === undefined) sendLast(run, event);
      else schedule(run, pause, () => begin(run, invoked));
    };
    return {
      perform: (effect) => {
        if (effect.type === 'leave') return empty(effect.slot);
        const run = enter(effect.slot);
        if (effect.type === 'invoke') begin(run, effect);
        else schedule(run, effect.delay, () => sendLast(run, effect.event));
      },
      admits: (run) => {
        if (!isCurrent(run)) return false;
        if (run.isAnswered) runs.delete(run.slot);
        return true;
      },
      leaveAll: () => {
        for (const slot of runs.keys()) empty(slot);
      },
    };
  };
