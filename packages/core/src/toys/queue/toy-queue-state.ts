import type { ToyJobId } from '../../kernel/ids.ts';
import type { SlotStep } from '../../kernel/machine.ts';
import { after, leave, type SlotEffect } from '../../kernel/slots.ts';
import { millis, type Millis } from '../../kernel/units.ts';
import type { ToyCommand } from '../toy-command.ts';
import type { ToyTrigger } from '../toy-trigger.ts';
import type { ToyCommandErrorCode } from '../toys.errors.ts';

/** The commands of one tip, request or test: one for each toy, all of one duration. */
export interface ToyPlan {
  readonly trigger: ToyTrigger;
  readonly time: Millis;
  /** Never empty. */
  readonly commands: readonly ToyCommand[];
}

/** A plan in the queue. */
export interface ToyJob extends ToyPlan {
  readonly id: ToyJobId;
  /** The plan as it was before a pause, where this is what was left of it. */
  readonly whole?: ToyPlan;
}

/** ran: for its whole time · skipped, stopped: by the performer · missed: no toy was within reach in its time · failed: no toy took it */
export type JobOutcome = 'ran' | 'skipped' | 'stopped' | 'missed' | 'failed';

export interface FinishedJob {
  readonly job: ToyJob;
  readonly outcome: JobOutcome;
  readonly code?: ToyCommandErrorCode;
  /** Stopped, but not by the performer: the session ended or the connection was lost. */
  readonly byProgram?: boolean;
}

/** Returns the rest of a job after a part of it has run. */
export const shortened = (job: ToyJob, time: Millis): ToyJob => ({
  ...job,
  whole: job.whole ?? job,
  time,
  commands: job.commands.map((command) => ({ ...command, time })),
});

/** Phase of the queue. Each phase carries only the data it needs. */
export type QueuePhase =
  | { readonly status: 'rest' }
  /** Due, but no toy is within reach; dropped at `until`. */
  | { readonly status: 'due'; readonly job: ToyJob; readonly until: Millis }
  /** The command at `index` is being sent; `started` counts the toys that accepted theirs. */
  | {
      readonly status: 'sending';
      readonly job: ToyJob;
      readonly index: number;
      readonly started: number;
      readonly code?: ToyCommandErrorCode;
    }
  /** Between two commands of one job. */
  | {
      readonly status: 'between';
      readonly job: ToyJob;
      readonly index: number;
      readonly started: number;
      readonly code?: ToyCommandErrorCode;
    }
  | { readonly status: 'running'; readonly job: ToyJob; readonly endsAt: Millis }
  /** After a job, before the next. */
  | { readonly status: 'gap' }
  /** The stop is being sent, for the `tries`-th time. */
  | { readonly status: 'stopping'; readonly tries: number }
  /** Before the stop is tried again. */
  | { readonly status: 'stopPause'; readonly tries: number }
  /** Stopped while a command was unanswered. Once it is answered, the stop is repeated. */
  | { readonly status: 'settling' };

/**
 * Result of the last stop. `confirmed` only when the toy's app answered.
 * @spec §4 Toy connection — when the queue empties vibration is stopped
 */
export type StopResult =
  | { readonly status: 'none' }
  | { readonly status: 'asked' }
  | { readonly status: 'confirmed' }
  | { readonly status: 'unconfirmed'; readonly trying: boolean };

interface WaitingJob {
  readonly job: ToyJob;
  /** Set once its turn has come: not sent from then on. */
  readonly until?: Millis;
}

export interface ToyQueueState {
  readonly phase: QueuePhase;
  readonly waiting: readonly WaitingJob[];
  readonly paused: boolean;
  /** True while a toy's app is connected. */
  readonly reachable: boolean;
  /** A stop is due because toys may move: when the queue is empty, or before anything else. */
  readonly mustStop: 'no' | 'whenEmpty' | 'first';
  /** End of the last command sent, answered or not. */
  readonly movesUntil: Millis;
  readonly stop: StopResult;
  /** Time at which a stop is given up after the log-out; undefined: when it was tried often enough. */
  readonly stopUntil: Millis | undefined;
  /** State of a command that was unanswered when a stop was sent: it may reach the toy after the stop. */
  readonly overtaken: 'none' | 'unanswered' | 'answered';
  readonly last: ToyJob | undefined;
}

export const RESTING: ToyQueueState = {
  phase: { status: 'rest' },
  waiting: [],
  paused: false,
  reachable: false,
  mustStop: 'no',
  movesUntil: millis(0),
  stop: { status: 'none' },
  stopUntil: undefined,
  overtaken: 'none',
  last: undefined,
};

/** answered: by the toy's app · sent: on a way without answers · toyFailed, appFailed: see the code */
export type SendOutcome =
  | { readonly type: 'answered' }
  | { readonly type: 'sent' }
  | { readonly type: 'toyFailed' | 'appFailed'; readonly code: ToyCommandErrorCode };

export type QueueInput =
  | { readonly type: 'enqueued'; readonly job: ToyJob; readonly place?: 'first' }
  | { readonly type: 'answered'; readonly outcome: SendOutcome }
  | { readonly type: 'stopAnswered'; readonly outcome: SendOutcome }
  | { readonly type: 'timePassed' }
  /** byProgram: not by the performer */
  | { readonly type: 'stopRequested'; readonly byProgram?: boolean }
  | { readonly type: 'pauseRequested' }
  | { readonly type: 'resumeRequested' }
  | { readonly type: 'skipRequested' }
  | { readonly type: 'reachable' }
  | { readonly type: 'unreachable' }
  /** At log-out: jobs are forgotten, a stop without an answer is tried for as long as toys may move. */
  | { readonly type: 'loggedOut' }
  /** At the end of the page. */
  | { readonly type: 'reset' };

export type QueueEvent = QueueInput & { readonly now: Millis };

export type QueueEffect =
  | { readonly type: 'send'; readonly command: ToyCommand }
  | { readonly type: 'sendStop' }
  | ({ readonly type: 'finished' } & FinishedJob)
  /** The toy's app does not answer any more. */
  | { readonly type: 'lost'; readonly code: ToyCommandErrorCode };

export type QueueStep = SlotStep<ToyQueueState, QueueInput, QueueEffect>;

/** Wakes the queue up after a time. */
export const wait = (delay: Millis): SlotEffect<never, QueueInput> => after('timer', delay, { type: 'timePassed' });
export const LEAVE_TIMER: SlotEffect<never, never> = leave('timer');

export const finished = (job: ToyJob, outcome: JobOutcome, code?: ToyCommandErrorCode): QueueEffect =>
  code === undefined ? { type: 'finished', job, outcome } : { type: 'finished', job, outcome, code };

/** @param by the program, where it stopped on its own account */
export const stopped = (job: ToyJob, by: 'performer' | 'program'): QueueEffect => ({
  type: 'finished',
  job,
  outcome: 'stopped',
  ...(by === 'program' ? { byProgram: true } : {}),
});

export const REST: QueuePhase = { status: 'rest' };

/** The job whose turn it is. */
export const currentJob = ({ phase }: Pick<ToyQueueState, 'phase'>): ToyJob | undefined =>
  'job' in phase ? phase.job : undefined;

type Queue = Pick<ToyQueueState, 'phase' | 'waiting' | 'mustStop' | 'stop'>;

/**
 * Checks whether there is a toy to stop: one is connected, one may still move though its app is gone, or a stop is not confirmed.
 *
 * @param toys toys that the app reports
 * @spec §4 Toy connection — disconnected clears toys; showing the stop is our own rule
 */
export const isToyAtHand = (toys: readonly unknown[], queue: Queue): boolean =>
  toys.length > 0 ||
  queue.mustStop !== 'no' ||
  currentJob(queue) !== undefined ||
  queue.waiting.length > 0 ||
  queue.stop.status === 'unconfirmed';
