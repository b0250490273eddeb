import type { Cancel, Clock } from '../kernel/clock.port.ts';
import type { Millis } from '../kernel/units.ts';

/** Period and greatest number of the tries of a call that gets no answer. */
export interface Persistence {
  readonly every: Millis;
  readonly times: number;
}

/**
 * Makes a call until it is answered, a limited number of times. @fortests
 * @param attempt resolves to true when no more tries are needed
 * @param onOver called once: answered, given up or ended
 * @returns ends it
 */
export const persistently = (
  clock: Clock,
  { every, times }: Persistence,
  attempt: () => Promise<boolean>,
  onOver: () => void = () => undefined,
): Cancel => {
  let left = times;
  let ended = false;
  let cancelWait: Cancel = () => undefined;
  const end = (): void => {
    if (ended) return;
    ended = true;
    cancelWait();
    onOver();
  };
  const run = async (): Promise<void> => {
    left -= 1;
    const isEnough = await attempt();
    if (ended) return;
    if (isEnough || left === 0) end();
    else cancelWait = clock.schedule(every, () => void run());
  };
  void run();
  return end;
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
