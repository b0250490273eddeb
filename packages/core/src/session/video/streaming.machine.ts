import { unchanged, type SlotStep } from '../../kernel/machine.ts';
import type { TimeAndChance } from '../../kernel/random.port.ts';
import { atMost, jittered, pausing } from '../../kernel/retry.ts';
import { after, invoke, leave } from '../../kernel/slots.ts';
import { addMillis, elapsed, millis, type Millis } from '../../kernel/units.ts';
import type { StreamGrant } from '../stream.ts';
import { FAILURE_KIND, type StreamingErrorCode } from './streaming.errors.ts';
import type { StreamDirection } from './streaming.port.ts';
import { DEFAULT_VIDEO_QUALITY, type VideoQuality } from './video-quality.ts';

interface Always {
  readonly direction: StreamDirection;
  readonly quality: VideoQuality;
}

/** A stream that was requested. */
export interface StreamRun extends Always {
  readonly grant: StreamGrant;
  /** Number of reconnects requested by the platform. */
  readonly attempt: number;
  /** True once it has been live: from then on it is restored after a loss. */
  readonly wasLive: boolean;
  /** Number of tries since it was last live; 0 while it never was. */
  readonly tries: number;
  /** Time since which the server has no picture, and number of checks for it. */
  readonly missing: { readonly since: Millis; readonly asks: number } | undefined;
}

export type StreamingInternal =
  | (Always & { readonly phase: 'idle' })
  | (StreamRun & { readonly phase: 'opening' })
  /** Waits for the next check for the picture. */
  | (StreamRun & { readonly phase: 'awaiting' })
  | (StreamRun & { readonly phase: 'live' })
  /** Between two tries. */
  | (StreamRun & { readonly phase: 'waiting'; readonly retryAt: Millis })
  | (StreamRun & { readonly phase: 'failed'; readonly error: StreamingErrorCode });

export type StreamingInput =
  | { readonly type: 'startRequested'; readonly grant: StreamGrant; readonly attempt: number } // by the session
  | { readonly type: 'stopRequested' } // by the session
  | { readonly type: 'serverReplaced'; readonly server: string } // by the platform
  | { readonly type: 'qualityChosen'; readonly quality: VideoQuality } // by the performer
  | { readonly type: 'wentLive' } // by the media server
  | { readonly type: 'wasLost'; readonly reason: StreamingErrorCode } // by the media server
  | { readonly type: 'didFail'; readonly reason: StreamingErrorCode } // by the media server
  | { readonly type: 'connectTimedOut' | 'retryDue' | 'askDue' }; // by the clock

export type StreamingEvent = StreamingInput & TimeAndChance;

export type StreamingEffect =
  | { readonly type: 'open'; readonly run: StreamRun }
  | { readonly type: 'useQuality'; readonly quality: VideoQuality };

export type StreamingStep = SlotStep<StreamingInternal, StreamingInput, StreamingEffect>;

/** `starting` until it is live the first time; `lost` while it is being restored; `failed` when nothing more is tried. */
export type StreamStatus = 'idle' | 'starting' | 'live' | 'lost' | 'failed';

/** A stream as the product shows it. @spec §3 Session — name, token, server, status, attempt */
export interface StreamingState {
  readonly status: StreamStatus;
  readonly attempt: number;
  /** Number of the current or next try to restore it; 0 while it is not lost. */
  readonly tries: number;
  /** Start of the next try, on the clock's `now`. */
  readonly retryAt: Millis | undefined;
  /** True while the server has no picture yet. */
  readonly missing: boolean;
  readonly error: StreamingErrorCode | undefined;
  readonly quality: VideoQuality;
}

const STATUS = { idle: 'idle', opening: 'starting', awaiting: 'starting', live: 'live', waiting: 'lost' } as const;

const statusOf = (internal: StreamingInternal): StreamStatus => {
  if (internal.phase === 'failed') return 'failed';
  const status = STATUS[internal.phase];
  return status === 'starting' && internal.phase !== 'idle' && internal.wasLive ? 'lost' : status;
};

export const toStreamingState = (internal: StreamingInternal): StreamingState => {
  const run = internal.phase === 'idle' ? undefined : internal;
  return {
    status: statusOf(internal),
    attempt: run?.attempt ?? 0,
    tries: (run?.tries ?? 0) + (internal.phase === 'waiting' ? 1 : 0),
    retryAt: internal.phase === 'waiting' ? internal.retryAt : undefined,
    missing: run?.missing !== undefined && internal.phase !== 'failed',
    error: internal.phase === 'failed' ? internal.error : undefined,
    quality: internal.quality,
  };
};

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
