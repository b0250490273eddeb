import { toyId, toyJobId } from '../../../src/kernel/ids.ts';
import { createActor } from '../../../src/kernel/machine.ts';
import { createSlots, type Perform } from '../../../src/kernel/slots.ts';
import { millis, type Millis } from '../../../src/kernel/units.ts';
import { createVirtualClock } from '../../../src/kernel/virtual-clock.ts';
import { toyCommandQueue } from '../../../src/toys/queue/toy-command-queue.machine.ts';
import {
  RESTING,
  type FinishedJob,
  type ToyJob,
  type QueueEffect,
  type QueueEvent,
  type QueueInput,
  type SendOutcome,
  type ToyQueueState,
} from '../../../src/toys/queue/toy-queue-state.ts';
import type { ToyCommand } from '../../../src/toys/toy-command.ts';

/** One line of a simulated toy app's log. */
export type ToyLogLine =
  | { readonly at: number; readonly what: 'stop' }
  | { readonly at: number; readonly what: 'run'; readonly toy: string; readonly time: number; readonly level: number };

/** Behaviour of the app for one command or stop. */
export interface ToyAnswer {
  /** Until it answers. */
  readonly latency: number;
  readonly outcome: SendOutcome;
}

export const AT_ONCE: ToyAnswer = { latency: 0, outcome: { type: 'answered' } };
export const NO_APP: ToyAnswer = { latency: 2_000, outcome: { type: 'appFailed', code: 'toys.apiUnavailable' } };

/** A queue on a virtual clock, with a toy's app that keeps a log and answers on command. */
export const setUpQueue = () => {
  const clock = createVirtualClock();
  const log: ToyLogLine[] = [];
  const finished: FinishedJob[] = [];
  let lost = 0;
  let answerTo: (command: ToyCommand | 'stop') => ToyAnswer = () => AT_ONCE;

  const later = ({ latency }: ToyAnswer, then: () => void): void => void clock.schedule(millis(latency), then);
  const perform: Perform<QueueEffect, QueueInput> = (effect, send) => {
    switch (effect.type) {
      case 'send': {
        const { command } = effect;
        const answer = answerTo(command);
        const { action, toy, time } = command;
        const level = action.type === 'function' ? (action.levels[0]?.level ?? 0) : 0;
        if (answer.outcome.type !== 'appFailed') log.push({ at: clock.now(), what: 'run', toy, time, level });
        later(answer, () => send({ type: 'answered', outcome: answer.outcome }));
        break;
      }
      case 'sendStop': {
        const answer = answerTo('stop');
        if (answer.outcome.type !== 'appFailed') log.push({ at: clock.now(), what: 'stop' });
        later(answer, () => send({ type: 'stopAnswered', outcome: answer.outcome }));
        break;
      }
      case 'finished':
        finished.push(effect);
        break;
      case 'lost':
        lost += 1;
        break;
    }
  };
  const actor = createActor<ToyQueueState, QueueEvent, QueueEffect, QueueInput>({
    initial: RESTING,
    transition: toyCommandQueue,
    slots: createSlots(clock),
    stamp: (event) => ({ ...event, now: clock.now() }),
    perform,
  });
  const dispatch = actor.send;
  let jobs = 0;
  const job = (time: number, toys: readonly string[] = ['lush'], level = 10): ToyJob => {
    jobs += 1;
    const length: Millis = millis(time);
    return {
      id: toyJobId(`j${jobs}`),
      trigger: { kind: 'request', value: 1 },
      time: length,
      commands: toys.map((toy) => ({
        toy: toyId(toy),
        time: length,
        action: { type: 'function', levels: [{ motion: 'vibrate', level }] },
      })),
    };
  };
  dispatch({ type: 'reachable' });
  return {
    clock,
    log,
    finished,
    dispatch,
    job,
    state: actor.state,
    lost: () => lost,
    pass: (ms: number) => clock.advance(millis(ms)),
    /** Until nothing is planned any more. */
    passAll: () => {
      while (clock.runNext());
    },
    add: (...added: readonly ToyJob[]) => {
      for (const one of added) dispatch({ type: 'enqueued', job: one });
    },
    answer: (how: (command: ToyCommand | 'stop') => ToyAnswer) => {
      answerTo = how;
    },
    /** The log in short: `0 lush 5000`, `5200 stop`. */
    lines: () => log.map((line) => (line.what === 'stop' ? `${line.at} stop` : `${line.at} ${line.toy} ${line.time}`)),
    outcomes: () => finished.map((one) => `${one.job.id} ${one.outcome}`),
  };
};
