import type { Cancel, Clock } from '../../kernel/clock.port.ts';
import { createEmitter } from '../../kernel/emitter.ts';
import { createCounter } from '../../kernel/generations.ts';
import { toyJobId } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log.port.ts';
import { createActor, type Watchable, watchChanges } from '../../kernel/machine.ts';
import { createTimers } from '../../kernel/timers.ts';
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
  /** Does the same, when it is not the performer who stops. */
  readonly stopByProgram: () => void;
  /** Stops the toys; the rest of the current command runs when the queue resumes. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the current command; the next one follows. */
  readonly skip: () => void;
  /** Runs the last command once more, next and for its whole time. */
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
  const timers = createTimers<'queue'>(clock);
  const nextNumber = createCounter();

  const dispatch = (event: QueueInput): void => actor.send({ ...event, now: clock.now() });
  const perform = (effect: QueueEffect): void | Promise<void> => {
    switch (effect.type) {
      case 'send': {
        const { sequence } = effect;
        return run(effect.command).then((outcome) => dispatch({ type: 'answered', sequence, outcome }));
      }
      case 'sendStop': {
        const { sequence } = effect;
        return stop().then((outcome) => dispatch({ type: 'stopAnswered', sequence, outcome }));
      }
      case 'schedule':
        timers.start('queue', effect.after, () => dispatch({ type: 'timePassed' }));
        break;
      case 'cancelSchedule':
        timers.stopAll();
        break;
      case 'finished': {
        const { job, outcome, code } = effect;
        log.write(outcome === 'failed' ? 'warn' : 'debug', 'A toy command ended', {
          kind: job.trigger.kind,
          outcome,
          code,
        });
        jobFinished.emit(effect);
        break;
      }
      case 'lost':
        lost();
        break;
    }
  };
  const actor = createActor<ToyQueueState, QueueEvent, QueueEffect>({
    initial: RESTING,
    transition: toyCommandQueue,
    perform,
  });
  watchChanges(actor, ({ stop: { status } }, before) => {
    if (status !== before.stop.status && status === 'unconfirmed')
      log.write('error', 'A stop of the toys was not confirmed');
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
    enqueue: (job) => dispatch({ type: 'enqueued', job }),
    stop: () => dispatch({ type: 'stopAsked' }),
    stopByProgram: () => dispatch({ type: 'stopAsked', byProgram: true }),
    pause: () => dispatch({ type: 'pauseAsked' }),
    resume: () => dispatch({ type: 'resumeAsked' }),
    skip: () => dispatch({ type: 'skipAsked' }),
    replay: () => {
      const { last } = actor.state();
      if (last !== undefined) dispatch({ type: 'enqueued', job: jobOf(last.whole ?? last), place: 'first' });
    },
    reachable: (is) => dispatch({ type: is ? 'reachable' : 'unreachable' }),
    logOut: () => dispatch({ type: 'loggedOut' }),
    reset: () => dispatch({ type: 'reset' }),
    onFinished: jobFinished.on,
  };
};
