import { unchanged } from '../../kernel/machine.ts';
import { invoke } from '../../kernel/slots.ts';
import type { Millis } from '../../kernel/units.ts';
import { STOP_LONG_PAUSE, STOP_PAUSE, STOP_TRIES, STOP_TRIES_BEFORE_REPORT } from '../toys.constants.ts';
import {
  finished,
  LEAVE_TIMER,
  REST,
  wait,
  type QueueStep,
  type SendOutcome,
  type ToyQueueState,
} from './toy-queue-state.ts';

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
