import { unchanged } from '../../kernel/machine.ts';
import type { TimeAndChance } from '../../kernel/random.port.ts';
import { atMost, jittered, pausing } from '../../kernel/retry.ts';
import { after, invoke, leave } from '../../kernel/slots.ts';
import { addMillis, elapsed, millis } from '../../kernel/units.ts';
import type { StreamGrant } from '../stream.ts';
import type { StreamingEvent, StreamingInternal, StreamingStep, StreamRun } from './streaming-state.ts';
import { FAILURE_KIND, type StreamingErrorCode } from './streaming.errors.ts';
import type { StreamDirection } from './streaming.port.ts';
import { DEFAULT_VIDEO_QUALITY } from './video-quality.ts';

/** Longest time in which a try to connect a stream must become live. @spec §4 Request flow — reconnect, our choice of numbers */
const CONNECT_TIMEOUT = millis(15_000);
/** Each pause is stretched or cut by up to this share, so that a thousand clients do not return at once. */
const RETRY_JITTER = 0.2;
/** After this many tries a lost stream is given up. */
const RETRY_TRIES = 6;
/** Pauses before each try after a stream was lost; the loss counts as the first failure. @spec §4 Request flow — reconnect: 1, 2, 4, 8, 15 s, each ±20 % */
const RESTORE_RETRY = atMost(
  RETRY_TRIES + 1,
  jittered(RETRY_JITTER, pausing([millis(1_000), millis(2_000), millis(4_000), millis(8_000), millis(15_000)])),
);
/** Pauses between the checks for a picture that is not there yet: short at first, since it mostly comes in a moment. @spec §4 Request flow — back camera */
const pictureWait = pausing([millis(500), millis(1_000), millis(2_000), millis(5_000), millis(15_000)]);
/** A picture that has not come by then is given up. */
const LONGEST_WAIT = millis(120_000);

export const idleStream = (direction: StreamDirection): StreamingInternal => ({
  phase: 'idle',
  direction,
  quality: DEFAULT_VIDEO_QUALITY,
});

const CLOSE = [leave('stream'), leave('timer')] as const;

/** Begins a new try, which replaces the one before. */
const open = (before: StreamRun): StreamingStep => {
  const { direction, quality, grant, attempt, wasLive, tries, missing } = before;
  const run = { direction, quality, grant, attempt, wasLive, tries, missing };
  return {
    state: { ...run, phase: 'opening' },
    effects: [invoke('stream', { type: 'open', run }), after('timer', CONNECT_TIMEOUT, { type: 'connectTimedOut' })],
  };
};

const giveUp = (run: StreamRun, error: StreamingErrorCode): StreamingStep => ({
  state: { ...run, phase: 'failed', error },
  effects: CLOSE,
});

const retry = (run: StreamRun, { at, chance }: TimeAndChance): StreamingStep => {
  const pause = RESTORE_RETRY(run.tries + 1, { next: () => chance });
  if (pause === undefined) return giveUp(run, 'streaming.connectionLost');
  return {
    state: { ...run, phase: 'waiting', retryAt: addMillis(at, pause) },
    effects: [leave('stream'), after('timer', pause, { type: 'retryDue' })],
  };
};

/** The customer's picture is not available yet: request it again without counting a try. */
const waitForPicture = (run: StreamRun, reason: StreamingErrorCode, { at }: TimeAndChance): StreamingStep => {
  const { since, asks } = run.missing ?? { since: at, asks: 0 };
  if (elapsed(since, at) >= LONGEST_WAIT) return giveUp(run, reason);
  return {
    state: { ...run, phase: 'awaiting', missing: { since, asks: asks + 1 } },
    effects: [leave('stream'), after('timer', pictureWait(asks + 1), { type: 'askDue' })],
  };
};

/** Handles a failure. A stream that was never live fails plainly; one that was is tried again, up to 6 times. */
const fail = (run: StreamRun, reason: StreamingErrorCode, moment: TimeAndChance): StreamingStep => {
  const kind = FAILURE_KIND[reason];
  if (kind === 'wait' && run.direction === 'play') return waitForPicture(run, reason, moment);
  if (!run.wasLive || kind === 'final') return giveUp(run, reason);
  return retry(run, moment);
};

const isSameStream = (left: StreamGrant, right: StreamGrant): boolean =>
  left.name === right.name && left.token === right.token && left.server === right.server;

const start = (state: StreamingInternal, event: Extract<StreamingEvent, { type: 'startRequested' }>): StreamingStep => {
  const { grant, attempt } = event;
  const { direction, quality } = state;
  if (state.phase !== 'idle' && state.phase !== 'failed' && isSameStream(state.grant, grant)) return unchanged(state);
  return open({ direction, quality, grant, attempt, wasLive: false, tries: 0, missing: undefined });
};

const stop = (state: StreamingInternal): StreamingStep => {
  const { direction, quality } = state;
  if (state.phase === 'idle') return unchanged(state);
  return { state: { phase: 'idle', direction, quality }, effects: CLOSE };
};

/**
 * Moves the stream to another server at once; the number of its tries starts again.
 * @spec §4 Request flow — replace the server, raise the attempt
 */
const replaceServer = (state: StreamingInternal, server: string): StreamingStep => {
  if (state.phase === 'idle') return unchanged(state);
  const grant = { ...state.grant, server };
  return open({ ...state, grant, attempt: state.attempt + 1, tries: state.wasLive ? 1 : 0, missing: undefined });
};

/**
 * State of one direction of the session's video: a first try that fails ends in an error; a stream that was live once is restored.
 * @spec §3 Session, §4 Request flow
 */
export const streaming = (state: StreamingInternal, event: StreamingEvent): StreamingStep => {
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
      if (state.phase !== 'opening') return unchanged(state);
      return {
        state: { ...state, phase: 'live', wasLive: true, tries: 0, missing: undefined },
        effects: [leave('timer')],
      };
    case 'wasLost':
      if (state.phase !== 'live') return unchanged(state);
      return retry(state, event);
    case 'didFail':
      if (state.phase !== 'opening') return unchanged(state);
      return fail(state, event.reason, event);
    case 'connectTimedOut':
      return state.phase === 'opening' ? fail(state, 'streaming.timedOut', event) : unchanged(state);
    case 'retryDue':
      return state.phase === 'waiting' ? open({ ...state, tries: state.tries + 1 }) : unchanged(state);
    case 'askDue':
      return state.phase === 'awaiting' ? open(state) : unchanged(state);
  }
};
