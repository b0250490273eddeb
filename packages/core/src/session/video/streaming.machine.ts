import { unchanged } from '../../kernel/machine.ts';
import type { TimeAndChance } from '../../kernel/random.port.ts';
import { addMillis, elapsed, millis, type Millis } from '../../kernel/units.ts';
import type { StreamGrant } from '../stream.ts';
import type { StreamingEvent, StreamingMemory, StreamingStep, StreamRun } from './streaming-state.ts';
import {
  CONNECT_TIMEOUT,
  LONGEST_WAIT,
  RETRY_DELAYS,
  RETRY_JITTER,
  RETRY_TRIES,
  WAIT_DELAYS,
} from './streaming.constants.ts';
import { FAILURE_KIND, type StreamingErrorCode } from './streaming.errors.ts';
import type { StreamDirection } from './streaming.port.ts';
import { DEFAULT_VIDEO_QUALITY } from './video-quality.ts';

export const idleStream = (direction: StreamDirection): StreamingMemory => ({
  phase: 'idle',
  direction,
  generation: 0,
  quality: DEFAULT_VIDEO_QUALITY,
});

const nthOrLast = (delays: readonly [Millis, ...Millis[]], index: number): Millis =>
  delays[Math.min(index, delays.length - 1)] ?? delays[0];

/**
 * Pause before a lost stream is tried again.
 * @param tries that were made since it was lost
 * @param chance from 0 up to 1
 * @spec §4 Request flow — reconnect: 1, 2, 4, 8, 15 s, each ±20 %
 */
const retryDelay = (tries: number, chance: number): Millis =>
  millis(Math.round(nthOrLast(RETRY_DELAYS, tries) * (1 + RETRY_JITTER * (2 * chance - 1))));

/** Pause before the server is asked again for a picture that is not there yet. @spec §4 Request flow — back camera */
const waitDelay = (asks: number): Millis => nthOrLast(WAIT_DELAYS, asks);

/** Begins a new try; its generation distinguishes its reports from late ones. */
const open = (before: StreamRun): StreamingStep => {
  const { direction, quality, grant, attempt, wasLive, tries, missing } = before;
  const run = { direction, quality, grant, attempt, wasLive, tries, missing, generation: before.generation + 1 };
  return {
    state: { ...run, phase: 'opening' },
    effects: [
      { type: 'open', run },
      { type: 'schedule', after: CONNECT_TIMEOUT, due: 'connectTimedOut' },
    ],
  };
};

const giveUp = (run: StreamRun, error: StreamingErrorCode): StreamingStep => ({
  state: { ...run, phase: 'failed', error },
  effects: [{ type: 'close' }, { type: 'cancelSchedule' }],
});

const retry = (run: StreamRun, { at, chance }: TimeAndChance): StreamingStep => {
  const after = retryDelay(run.tries, chance);
  return {
    state: { ...run, phase: 'waiting', retryAt: addMillis(at, after) },
    effects: [{ type: 'close' }, { type: 'schedule', after, due: 'retryDue' }],
  };
};

/** The customer's picture is not there yet: asked for again, without spending a try. */
const waitForPicture = (run: StreamRun, reason: StreamingErrorCode, { at }: TimeAndChance): StreamingStep => {
  const { since, asks } = run.missing ?? { since: at, asks: 0 };
  if (elapsed(since, at) >= LONGEST_WAIT) return giveUp(run, reason);
  return {
    state: { ...run, phase: 'awaiting', missing: { since, asks: asks + 1 } },
    effects: [{ type: 'close' }, { type: 'schedule', after: waitDelay(asks), due: 'askDue' }],
  };
};

/** Handles a failure. A stream that was never live fails plainly; one that was is tried again, up to 6 times. */
const fail = (run: StreamRun, reason: StreamingErrorCode, moment: TimeAndChance): StreamingStep => {
  const kind = FAILURE_KIND[reason];
  if (kind === 'wait' && run.direction === 'play') return waitForPicture(run, reason, moment);
  if (!run.wasLive || kind === 'final') return giveUp(run, reason);
  return run.tries >= RETRY_TRIES ? giveUp(run, 'streaming.connectionLost') : retry(run, moment);
};

const isSameStream = (left: StreamGrant, right: StreamGrant): boolean =>
  left.name === right.name && left.token === right.token && left.server === right.server;

const start = (state: StreamingMemory, event: Extract<StreamingEvent, { type: 'startRequested' }>): StreamingStep => {
  const { grant, attempt } = event;
  const { direction, generation, quality } = state;
  if (state.phase !== 'idle' && state.phase !== 'failed' && isSameStream(state.grant, grant)) return unchanged(state);
  return open({ direction, generation, quality, grant, attempt, wasLive: false, tries: 0, missing: undefined });
};

const stop = (state: StreamingMemory): StreamingStep => {
  const { direction, generation, quality } = state;
  if (state.phase === 'idle') return unchanged(state);
  return {
    state: { phase: 'idle', direction, generation, quality },
    effects: [{ type: 'close' }, { type: 'cancelSchedule' }],
  };
};

/**
 * Moves the stream to another server at once; the number of its tries starts again.
 * @spec §4 Request flow — replace the server, raise the attempt
 */
const replaceServer = (state: StreamingMemory, server: string): StreamingStep => {
  if (state.phase === 'idle') return unchanged(state);
  const grant = { ...state.grant, server };
  return open({ ...state, grant, attempt: state.attempt + 1, tries: state.wasLive ? 1 : 0, missing: undefined });
};

/**
 * State of one direction of the session's video: a first try that fails ends in an error; a stream that was live once is restored. Reports
 * of an older try than the current one are ignored.
 * @spec §3 Session, §4 Request flow
 */
export const streaming = (state: StreamingMemory, event: StreamingEvent): StreamingStep => {
  switch (event.type) {
    case 'startRequested':
      return start(state, event);
    case 'stopRequested':
      return stop(state);
    case 'serverReplaced':
      return replaceServer(state, event.server);
    case 'qualityChosen':
      if (state.quality === event.quality) return unchanged(state);
      return {
        state: { ...state, quality: event.quality },
        effects: [{ type: 'useQuality', quality: event.quality }],
      };
    case 'wentLive':
      if (state.phase !== 'opening' || state.generation !== event.generation) return unchanged(state);
      return {
        state: { ...state, phase: 'live', wasLive: true, tries: 0, missing: undefined },
        effects: [{ type: 'cancelSchedule' }],
      };
    case 'wasLost':
      if (state.phase !== 'live' || state.generation !== event.generation) return unchanged(state);
      return retry(state, event);
    case 'didFail':
      if (state.phase !== 'opening' || state.generation !== event.generation) return unchanged(state);
      return fail(state, event.reason, event);
    case 'connectTimedOut':
      return state.phase === 'opening' ? fail(state, 'streaming.timedOut', event) : unchanged(state);
    case 'retryDue':
      return state.phase === 'waiting' ? open({ ...state, tries: state.tries + 1 }) : unchanged(state);
    case 'askDue':
      return state.phase === 'awaiting' ? open(state) : unchanged(state);
  }
};
