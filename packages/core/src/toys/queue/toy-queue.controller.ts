import type { Clock } from '../../kernel/clock.port.ts';
import { createEmitter } from '../../kernel/emitter.ts';
import { createCounter } from '../../kernel/generations.ts';
import { toyJobId } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log.port.ts';
import { createActor, watchChanges, readOnly } from '../../kernel/machine.ts';
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

export type ToyQueueController = ReturnType<typeof createToyQueueController>;

/** Runs the queue machine: sends commands and stops, and keeps its timer. @spec §4 Toy connection — queued and run one at a time */
export const createToyQueueController = ({ clock, log, run, stop, lost }: ToyQueueDeps) => {
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
    watch: readOnly(actor),
    /** Numbers a plan. */
    jobOf,
    enqueue: (job: ToyJob) => actor.send({ type: 'enqueued', job }),
    /** Drops all commands and stops every toy at once. @spec §4 Toy connection — vibration is stopped */
    stop: () => actor.send({ type: 'stopRequested' }),
    /** Does the same on behalf of the program. */
    stopByProgram: () => actor.send({ type: 'stopRequested', byProgram: true }),
    /** Stops the toys; the rest of the current command runs when the queue resumes. */
    pause: () => actor.send({ type: 'pauseRequested' }),
    resume: () => actor.send({ type: 'resumeRequested' }),
    /** Ends the current command; the next one follows. */
    skip: () => actor.send({ type: 'skipRequested' }),
    /** Runs the last command again, next and for its whole time. */
    replay: () => {
      const { last } = actor.state();
      if (last !== undefined) actor.send({ type: 'enqueued', job: jobOf(last.whole ?? last), place: 'first' });
    },
    reachable: (is: boolean) => actor.send({ type: is ? 'reachable' : 'unreachable' }),
    /** Forgets the jobs; an unanswered stop is tried on. */
    logOut: () => actor.send({ type: 'loggedOut' }),
    reset: () => actor.send({ type: 'reset' }),
    onFinished: jobFinished.on,
  };
};
