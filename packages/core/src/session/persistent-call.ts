import type { Cancel, Clock } from '../kernel/clock.port.ts';
import { createActor } from '../kernel/machine.ts';
import { createTimers } from '../kernel/timers.ts';
import {
  CALL_OVER,
  persistentCall,
  type Persistence,
  type PersistentCall,
  type PersistentCallEffect,
  type PersistentCallEvent,
} from './persistent-call.machine.ts';

/**
 * Makes a call until it is answered, a limited number of times. @fortests
 * @param attempt resolves to true when no more tries are needed
 * @param onOver called once: answered, given up or ended
 * @returns ends it
 */
export const persistently = (
  clock: Clock,
  persistence: Persistence,
  attempt: () => Promise<boolean>,
  onOver: () => void = () => undefined,
): Cancel => {
  const timers = createTimers<'retry'>(clock);
  const perform = (effect: PersistentCallEffect, send: (event: PersistentCallEvent) => void): void | Promise<void> => {
    switch (effect.type) {
      case 'attempt':
        return attempt().then((isEnough) => send({ type: 'answered', isEnough }));
      case 'schedule':
        return timers.start('retry', effect.after, () => send({ type: 'retryDue' }));
      case 'cancelSchedule':
        return timers.stop('retry');
      case 'reportOver':
        return onOver();
    }
  };
  const actor = createActor<PersistentCall, PersistentCallEvent, PersistentCallEffect>({
    initial: CALL_OVER,
    transition: persistentCall,
    perform,
  });
  actor.send({ type: 'started', persistence });
  return () => actor.send({ type: 'ended' });
};

/** Calls that are repeated while they get no answer, one of each name. */
export interface RepeatedCalls {
  /** Replaces the one of the same name. */
  readonly repeat: (name: string, persistence: Persistence, attempt: () => Promise<boolean>) => void;
  readonly cancel: (name: string) => void;
  readonly cancelAll: () => void;
  readonly isRunning: (isMeant: (name: string) => boolean) => boolean;
  /** Resolves when none of these is going on. */
  readonly over: (isMeant: (name: string) => boolean) => Promise<void>;
}

export const createRepeatedCalls = (clock: Clock): RepeatedCalls => {
  const running = new Map<string, { readonly cancel: Cancel; readonly over: Promise<void> }>();
  const cancel = (name: string): void => running.get(name)?.cancel();
  const repeat: RepeatedCalls['repeat'] = (name, persistence, attempt) => {
    cancel(name);
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const end = persistently(clock, persistence, attempt, () => {
      running.delete(name);
      resolve();
    });
    running.set(name, { cancel: end, over });
  };
  const meant = (isMeant: (name: string) => boolean) =>
    [...running].filter(([name]) => isMeant(name)).map(([, { over }]) => over);
  return {
    repeat,
    cancel,
    cancelAll: () => {
      for (const name of running.keys()) cancel(name);
    },
    isRunning: (isMeant) => [...running.keys()].some(isMeant),
    over: async (isMeant) => {
      for (let waiting = meant(isMeant); waiting.length > 0; waiting = meant(isMeant)) await Promise.all(waiting);
    },
  };
};
