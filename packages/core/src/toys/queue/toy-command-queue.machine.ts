import { andThen, NO_EFFECTS, unchanged } from '../../kernel/machine.ts';
import { leave } from '../../kernel/slots.ts';
import type { Millis } from '../../kernel/units.ts';
import {
  commandAnswered,
  jobEnded,
  proceed,
  remainder,
  sendCommand,
  cannotStop,
  repeatStop,
  sendStop,
  stopAnswered,
} from './toy-queue-run.ts';
import {
  currentJob,
  finished,
  LEAVE_TIMER,
  REST,
  RESTING,
  stopped,
  type ToyJob,
  type QueueEvent,
  type QueueStep,
  type ToyQueueState,
} from './toy-queue-state.ts';

const enqueue = (state: ToyQueueState, { job, place }: Extract<QueueEvent, { type: 'enqueued' }>): QueueStep => {
  if (cannotStop(state)) return { state, effects: [finished(job, 'missed', 'toys.stopUnconfirmed')] };
  const waiting = place === 'first' ? [{ job }, ...state.waiting] : [...state.waiting, { job }];
  return unchanged({ ...state, waiting });
};

const answered = (state: ToyQueueState, event: Extract<QueueEvent, { type: 'answered' }>): QueueStep => {
  const { phase } = state;
  if (phase.status === 'sending') return commandAnswered(state, phase, event.outcome, event.now);
  if (state.overtaken !== 'unanswered') return unchanged(state);
  if (phase.status === 'settling') return sendStop({ ...state, overtaken: 'none' }, 1);
  return unchanged({ ...state, overtaken: 'answered' });
};

const timePassed = (state: ToyQueueState, event: QueueEvent): QueueStep => {
  const { phase } = state;
  switch (phase.status) {
    case 'due':
      return { state: { ...state, phase: REST }, effects: [finished(phase.job, 'missed', 'toys.commandMissed')] };
    case 'between':
      return state.reachable ? sendCommand(state, phase, event.now) : unreachable(state);
    case 'running':
      return jobEnded(state, phase.job);
    case 'gap':
      return proceed({ ...state, phase: REST }, event.now);
    case 'stopPause':
      return repeatStop(state, phase.tries, event.now);
    case 'rest':
    case 'sending':
    case 'stopping':
    case 'settling':
      return unchanged(state);
  }
};

/** Interrupts the running job. No-op while a stop is in progress. */
const interrupt = (state: ToyQueueState, effects: QueueStep['effects']): QueueStep => {
  const { status } = state.phase;
  if (status === 'stopping' || status === 'stopPause' || status === 'settling' || status === 'rest')
    return { state, effects };
  const overtaken = status === 'sending' ? 'unanswered' : state.overtaken;
  const mustStop = status === 'gap' || status === 'due' ? state.mustStop : 'first';
  return { state: { ...state, phase: REST, overtaken, mustStop }, effects: [LEAVE_TIMER, ...effects] };
};

/** Paid jobs that have not ended: the current one, then those that wait. */
const unfinished = (state: ToyQueueState): readonly ToyJob[] => {
  const job = currentJob(state);
  return [...(job === undefined ? [] : [job]), ...state.waiting.map((each) => each.job)];
};

/** Drops all jobs and sends the stop at once, also when nothing seems to run. */
const stop = (state: ToyQueueState, by: 'performer' | 'program'): QueueStep => {
  const job = currentJob(state);
  const ends = unfinished(state).map((each) => stopped(each, by));
  // Where no toy is connected and none was started, there is nothing to stop, and no app to answer; waiting jobs are dropped all the
  // same.
  const isAtRest = state.phase.status === 'rest' && state.mustStop === 'no';
  if (isAtRest && !state.reachable)
    return { state: ends.length === 0 ? state : { ...state, waiting: [] }, effects: ends };
  const step = sendStop({ ...state, waiting: [], stopUntil: undefined, last: job ?? state.last }, 1);
  return { state: step.state, effects: [...step.effects, ...ends] };
};

const skip = (state: ToyQueueState): QueueStep => {
  const job = currentJob(state);
  if (job !== undefined) return interrupt({ ...state, last: job }, [finished(job, 'skipped')]);
  const [next, ...waiting] = state.waiting;
  return next === undefined
    ? unchanged(state)
    : { state: { ...state, waiting, last: next.job }, effects: [finished(next.job, 'skipped')] };
};

const pause = (state: ToyQueueState, event: QueueEvent): QueueStep => {
  if (state.paused) return unchanged(state);
  const job = currentJob(state);
  const left = remainder(state, event.now);
  const kept = state.phase.status === 'due' ? { until: state.phase.until } : {};
  const waiting = left === undefined ? state.waiting : [{ job: left, ...kept }, ...state.waiting];
  const ran = job !== undefined && left === undefined ? [finished(job, 'ran')] : NO_EFFECTS;
  return interrupt({ ...state, paused: true, waiting }, ran);
};

const resume = (state: ToyQueueState): QueueStep => unchanged(state.paused ? { ...state, paused: false } : state);

const reachable = (state: ToyQueueState): QueueStep => {
  if (state.reachable) return unchanged(state);
  const { phase, waiting } = state;
  // Toys that may still move are stopped first of all, also where earlier tries were given up.
  const known: ToyQueueState = {
    ...state,
    reachable: true,
    stop: state.mustStop === 'no' ? state.stop : { status: 'asked' },
  };
  if (phase.status === 'stopPause') return sendStop(known, phase.tries + 1);
  if (phase.status !== 'due') return unchanged(known);
  const { job, until } = phase;
  return {
    state: { ...known, phase: REST, waiting: [{ job, until }, ...waiting] },
    effects: [LEAVE_TIMER],
  };
};

/** Handles a lost connection: the toy may still move, so a stop comes before anything else. */
const unreachable = (state: ToyQueueState): QueueStep => {
  const job = state.phase.status === 'due' ? undefined : currentJob(state);
  const known = state.reachable ? { ...state, reachable: false } : state;
  return job === undefined
    ? unchanged(known)
    : interrupt({ ...known, last: job }, [finished(job, 'failed', 'toys.apiUnavailable')]);
};

const reset = (state: ToyQueueState): QueueStep => ({
  state: RESTING,
  effects: [LEAVE_TIMER, leave('command'), leave('stop'), ...unfinished(state).map((job) => stopped(job, 'program'))],
});

/** Forgets the jobs, but not an unanswered stop while toys may move. */
const logOut = (state: ToyQueueState, now: Millis): QueueStep => {
  const { phase, mustStop, movesUntil, stop: result, overtaken } = state;
  const isStopping = phase.status === 'stopping' || phase.status === 'stopPause' || phase.status === 'settling';
  if (!isStopping || now >= movesUntil) return reset(state);
  const ends = unfinished(state).map((job) => stopped(job, 'program'));
  const stopping = { phase, mustStop, movesUntil, stop: result, stopUntil: movesUntil, overtaken };
  return { state: { ...RESTING, ...stopping }, effects: ends };
};

const handle = (state: ToyQueueState, event: QueueEvent): QueueStep => {
  const { phase } = state;
  switch (event.type) {
    case 'enqueued':
      return enqueue(state, event);
    case 'answered':
      return answered(state, event);
    case 'stopAnswered':
      return phase.status === 'stopping' ? stopAnswered(state, phase.tries, event.outcome) : unchanged(state);
    case 'timePassed':
      return timePassed(state, event);
    case 'stopRequested':
      return stop(state, event.byProgram ? 'program' : 'performer');
    case 'pauseRequested':
      return pause(state, event);
    case 'resumeRequested':
      return resume(state);
    case 'skipRequested':
      return skip(state);
    case 'reachable':
      return reachable(state);
    case 'unreachable':
      return unreachable(state);
    case 'loggedOut':
      return logOut(state, event.now);
    case 'reset':
      return reset(state);
  }
};

/**
 * Runs one job at a time, with a gap between commands, and stops the toys when the queue empties. A stop jumps the queue and repeats until
 * answered. A job delayed by unreachable toys runs within its own duration or not at all.
 * @spec §4 Toy connection — toy commands are queued and run one at a time; when the queue empties vibration is stopped
 */
export const toyCommandQueue = (state: ToyQueueState, event: QueueEvent): QueueStep => {
  const step = handle(state, event);
  return step.state.phase.status === 'rest' ? andThen(step, (next) => proceed(next, event.now)) : step;
};
