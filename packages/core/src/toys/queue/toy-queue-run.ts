import { unchanged } from '../../kernel/machine.ts';
import { invoke } from '../../kernel/slots.ts';
import { addMillis, elapsed, millis, type Millis } from '../../kernel/units.ts';
import {
  ANSWER_TIME,
  COMMAND_GAP,
  SHORTEST_RUN,
  STOP_LONG_PAUSE,
  STOP_PAUSE,
  STOP_TRIES,
  STOP_TRIES_BEFORE_REPORT,
} from '../toys.constants.ts';
import { shortened, currentJob, finished, REST, wait, LEAVE_TIMER } from './toy-queue-state.ts';
import type { ToyJob, QueuePhase, QueueStep, SendOutcome, ToyQueueState } from './toy-queue-state.ts';

/** Sends a stop to all toys, before any other command. @spec §4 Toy connection — when the queue empties vibration is stopped */
export const sendStop = (state: ToyQueueState, tries: number): QueueStep => {
  const overtaken = state.phase.status === 'sending' ? 'unanswered' : state.overtaken;
  const stop = tries === 1 ? ({ status: 'asked' } as const) : state.stop;
  return {
    state: { ...state, phase: { status: 'stopping', tries }, overtaken, stop, mustStop: 'first' },
    effects: [LEAVE_TIMER, invoke('stop', { type: 'sendStop' })],
  };
};

/** Drops the waiting jobs: nothing may start after an unanswered stop. */
const dropWaiting = (step: QueueStep): QueueStep => ({
  state: { ...step.state, waiting: [] },
  effects: [...step.effects, ...step.state.waiting.map(({ job }) => finished(job, 'missed', 'toys.stopUnconfirmed'))],
});

const confirmed = (state: ToyQueueState): QueueStep => {
  const stop = { status: 'confirmed' } as const;
  if (state.overtaken === 'unanswered')
    return unchanged({ ...state, stop: { status: 'asked' }, phase: { status: 'settling' } });
  if (state.overtaken === 'answered') return sendStop({ ...state, overtaken: 'none' }, 1);
  return unchanged({ ...state, stop, mustStop: 'no', phase: REST });
};

/** Ends a stop on a connection without answers: it stays unconfirmed, and is not repeated. */
const sentOnly = (state: ToyQueueState): QueueStep =>
  unchanged({
    ...state,
    stop: { status: 'unconfirmed', trying: false },
    mustStop: 'no',
    overtaken: 'none',
    phase: REST,
  });

const failed = (state: ToyQueueState, tries: number): QueueStep => {
  if (tries >= STOP_TRIES)
    return dropWaiting(unchanged({ ...state, stop: { status: 'unconfirmed', trying: false }, phase: REST }));
  const told = tries >= STOP_TRIES_BEFORE_REPORT;
  const step: QueueStep = {
    state: {
      ...state,
      phase: { status: 'stopPause', tries },
      stop: told ? { status: 'unconfirmed', trying: true } : state.stop,
    },
    effects: [wait(told ? STOP_LONG_PAUSE : STOP_PAUSE)],
  };
  return told ? dropWaiting(step) : step;
};

/** @param tries how often this stop was sent so far */
export const stopAnswered = (state: ToyQueueState, tries: number, outcome: SendOutcome): QueueStep => {
  switch (outcome.type) {
    case 'answered':
      return confirmed(state);
    case 'sent':
      return sentOnly(state);
    case 'toyFailed':
    case 'appFailed':
      return failed(state, tries);
  }
};

/** Repeats the stop; after a log-out only while toys may move. */
export const repeatStop = (state: ToyQueueState, tries: number, now: Millis): QueueStep =>
  state.stopUntil === undefined || now < state.stopUntil
    ? sendStop(state, tries + 1)
    : unchanged({ ...state, phase: REST, mustStop: 'no', stop: { status: 'none' } });

/** Checks whether a stop is being tried and has failed too often: nothing may start then. */
export const cannotStop = ({ stop, phase }: ToyQueueState): boolean =>
  stop.status === 'unconfirmed' && stop.trying && phase.status !== 'rest';

type Sending = Extract<QueuePhase, { status: 'sending' | 'between' }>;

/** Sends the command at the phase's index. */
export const sendCommand = (state: ToyQueueState, phase: Omit<Sending, 'status'>, now: Millis): QueueStep => {
  const command = phase.job.commands[phase.index];
  if (command === undefined) return unchanged({ ...state, phase: REST });
  const movesUntil = addMillis(now, millis(ANSWER_TIME + phase.job.time));
  return {
    // From now on the toy may move, whatever is answered.
    state: { ...state, phase: { ...phase, status: 'sending' }, mustStop: 'whenEmpty', movesUntil },
    effects: [invoke('command', { type: 'send', command })],
  };
};

const startNext = (state: ToyQueueState, now: Millis): QueueStep => {
  const [next, ...waiting] = state.waiting;
  if (next === undefined) return unchanged(state);
  const { job, until = addMillis(now, job.time) } = next;
  const taken = { ...state, waiting };
  if (now >= until) {
    const rest = proceed(taken, now);
    return { state: rest.state, effects: [finished(job, 'missed', 'toys.commandMissed'), ...rest.effects] };
  }
  if (!state.reachable)
    return {
      state: { ...taken, phase: { status: 'due', job, until } },
      effects: [wait(elapsed(now, until))],
    };
  return sendCommand({ ...taken, stop: { status: 'none' } }, { job, index: 0, started: 0 }, now);
};

/** Starts the next step of an idle queue: a due stop, then the next job. @spec §4 Toy connection — queued and run one at a time */
export const proceed = (state: ToyQueueState, now: Millis): QueueStep => {
  const nothingToRun = state.paused || state.waiting.length === 0;
  const stopsNow = state.mustStop === 'first' || (state.mustStop === 'whenEmpty' && nothingToRun);
  // One that could not be confirmed is not tried again for its own sake, but before anything else runs.
  const mayStop = state.reachable && (state.stop.status !== 'unconfirmed' || !nothingToRun);
  if (stopsNow && mayStop) return sendStop({ ...state, stopUntil: undefined }, 1);
  return nothingToRun ? unchanged(state) : startNext(state, now);
};

const afterCommand = (state: ToyQueueState, phase: Omit<Sending, 'status'>, now: Millis): QueueStep => {
  const { job, started, code } = phase;
  const index = phase.index + 1;
  if (index < job.commands.length)
    return {
      state: { ...state, phase: { ...phase, status: 'between', index } },
      effects: [wait(COMMAND_GAP)],
    };
  if (started === 0)
    return {
      state: { ...state, phase: { status: 'gap' } },
      effects: [finished(job, 'failed', code), wait(COMMAND_GAP)],
    };
  return {
    state: { ...state, phase: { status: 'running', job, endsAt: addMillis(now, job.time) } },
    effects: [wait(job.time)],
  };
};

/** Starts the time of a job at the answer, so that a slow app shortens no paid run. */
export const commandAnswered = (
  state: ToyQueueState,
  phase: Extract<QueuePhase, { status: 'sending' }>,
  outcome: SendOutcome,
  now: Millis,
): QueueStep => {
  switch (outcome.type) {
    case 'answered':
    case 'sent':
      return afterCommand(state, { ...phase, started: phase.started + 1 }, now);
    case 'toyFailed':
      return afterCommand(state, { ...phase, code: outcome.code }, now);
    case 'appFailed':
      return {
        state: { ...state, phase: REST, mustStop: 'first', reachable: false },
        effects: [finished(phase.job, 'failed', outcome.code), { type: 'lost', code: outcome.code }],
      };
  }
};

export const jobEnded = (state: ToyQueueState, job: ToyJob): QueueStep => ({
  state: { ...state, phase: { status: 'gap' }, last: job },
  effects: [finished(job, 'ran'), wait(COMMAND_GAP)],
});

/** Returns what is left of the current job; `undefined` below the shortest run. */
export const remainder = (state: ToyQueueState, now: Millis): ToyJob | undefined => {
  const { phase } = state;
  if (phase.status !== 'running') return currentJob(state);
  const left = elapsed(now, phase.endsAt);
  return left < SHORTEST_RUN ? undefined : shortened(phase.job, left);
};
