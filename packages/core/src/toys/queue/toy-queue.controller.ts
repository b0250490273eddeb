import type { Cancel, Clock } from '../../kernel/clock.port.ts';
import { createEmitter } from '../../kernel/emitter.ts';
import { createCounter } from '../../kernel/generations.ts';
import { toyJobId } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log.port.ts';
import { createActor, type Watchable, watchChanges } from '../../kernel/machine.ts';
import { createSlots } from '../../kernel/slots.ts';
import type { ToyCommand } from '../toy-command.ts';
import { toyCommandQueue } from './toy-command-queue.machine.ts';
import {
  RESTING,
  type FinishedJob,
  type ToyJob,
  type ToyPlan,
  type QueueEffect,
  type QueueEvent,
  type QueueInput,
  type SendOutcome,
  type ToyQueueState,
} from './toy-queue-state.ts';

export interface ToyQueueDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly run: (command: ToyCommand) => Promise<SendOutcome>;
  readonly stop: () => Promise<SendOutcome>;
  /** The toy's app does not answer commands any more. */
  readonly lost: () => void;
}

export interface ToyQueueController {
  readonly watch: Watchable<ToyQueueState>;
  /** Numbers a plan. */
  readonly jobOf: (plan: ToyPlan) => ToyJob;
  readonly enqueue: (job: ToyJob) => void;
  /** Drops all commands and stops every toy at once. @spec §4 Toy connection — vibration is stopped */
  readonly stop: () => void;
  /** Does the same on behalf of the program. */
  readonly stopByProgram: () => void;
  /** Stops the toys; the rest of the current command runs when the queue resumes. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the current command; the next one follows. */
  readonly skip: () => void;
  /** Runs the last command again, next and for its whole time. */
  readonly replay: () => void;
  readonly reachable: (is: boolean) => void;
  /** Forgets the jobs; an unanswered stop is tried on. */
  readonly logOut: () => void;
  readonly reset: () => void;
  readonly onFinished: (listener: (finished: FinishedJob) => void) => Cancel;
}

/** Runs the queue machine: sends commands and stops, and keeps its timer. @spec §4 Toy connection — queued and run one at a time */
export const createToyQueueController = ({ clock, log, run, stop, lost }: ToyQueueDeps): ToyQueueController => {
  const jobFinished = createEmitter<FinishedJob>();
  const nextNumber = createCounter();

  const perform = (effect: QueueEffect): void | Promise<QueueInput> => {
    switch (effect.type) {
      case 'send':
        return run(effect.command).then((outcome) => ({ type: 'answered', outcome }));
      case 'sendStop':
        return stop().then((outcome) => ({ type: 'stopAnswered', outcome }));
      case 'finished': {
        const { job, outcome, code } = effect;
        const { kind } = job.trigger;
        log.write(outcome === 'failed' ? 'warn' : 'debug', 'toy command ended', { kind, outcome, code });
        return jobFinished.emit(effect);
      }
      case 'lost':
        return lost();
    }
  };
  const actor = createActor<ToyQueueState, QueueEvent, QueueEffect, QueueInput>({
    initial: RESTING,
    transition: toyCommandQueue,
    slots: createSlots(clock),
    stamp: (event) => ({ ...event, now: clock.now() }),
    perform,
  });
  watchChanges(actor, ({ stop: { status } }, before) => {
    if (status !== before.stop.status && status === 'unconfirmed') log.write('error', 'toys not stopped');
  });

  const jobOf = ({ trigger, time, commands }: ToyPlan): ToyJob => ({
    trigger,
    time,
    commands,
    id: toyJobId(String(nextNumber())),
  });
  return {
    watch: actor,
    jobOf,
    enqueue: (job) => actor.send({ type: 'enqueued', job }),
    stop: () => actor.send({ type: 'stopRequested' }),
    stopByProgram: () => actor.send({ type: 'stopRequested', byProgram: true }),
    pause: () => actor.send({ type: 'pauseRequested' }),
    resume: () => actor.send({ type: 'resumeRequested' }),
    skip: () => actor.send({ type: 'skipRequested' }),
    replay: () => {
      const { last } = actor.state();
      if (last !== undefined) actor.send({ type: 'enqueued', job: jobOf(last.whole ?? last), place: 'first' });
    },
    reachable: (is) => actor.send({ type: is ? 'reachable' : 'unreachable' }),
    logOut: () => actor.send({ type: 'loggedOut' }),
    reset: () => actor.send({ type: 'reset' }),
    onFinished: jobFinished.on,
  };
};
