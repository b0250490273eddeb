import type { SlotStep } from '../../kernel/machine.ts';
import type { TimeAndChance } from '../../kernel/random.port.ts';
import type { Millis } from '../../kernel/units.ts';
import type { StreamGrant } from '../stream.ts';
import type { StreamingErrorCode } from './streaming.errors.ts';
import type { StreamDirection } from './streaming.port.ts';
import type { VideoQuality } from './video-quality.ts';

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
