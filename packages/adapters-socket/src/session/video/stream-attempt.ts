import type { StreamingErrorCode } from '@greenroom/core/session/video/streaming.errors';
import type { StreamListener, StreamDirection } from '@greenroom/core/session/video/streaming.port';

/** One try to stream: it becomes live at most once, ends at most once, and reports nothing after it was stopped. */
export interface StreamAttempt {
  readonly isOver: () => boolean;
  readonly live: () => void;
  /** It failed, or was lost if it had been live. */
  readonly end: (reason: StreamingErrorCode) => void;
  readonly stop: () => void;
  /** Runs when the try is over, the latest first; at once if it already is. */
  readonly onOver: (release: () => void) => void;
}

export const createStreamAttempt = (listener: StreamListener): StreamAttempt => {
  let phase: 'trying' | 'live' | 'over' = 'trying';
  const releases: (() => void)[] = [];

  const stop = (): void => {
    phase = 'over';
    for (let release = releases.pop(); release !== undefined; release = releases.pop()) release();
  };
  return {
    isOver: () => phase === 'over',
    live: () => {
      if (phase !== 'trying') return;
      phase = 'live';
      listener.live();
    },
    end: (reason) => {
      if (phase === 'over') return;
      const wasLive = phase === 'live';
      stop();
      if (wasLive) listener.lost(reason);
      else listener.failed(reason);
    },
    stop,
    onOver: (release) => {
      if (phase === 'over') release();
      else releases.push(release);
    },
  };
};

/** Error codes by the status of a media server, in signalling frames as in HTTP. */
const CODE_BY_STATUS: ReadonlyMap<number, StreamingErrorCode> = new Map([
  [401, 'streaming.refused'],
  [403, 'streaming.refused'],
  [404, 'streaming.unknownApplication'],
  [502, 'streaming.notRunning'],
  [503, 'streaming.nameInUse'],
  [504, 'streaming.notReady'],
  [514, 'streaming.notReady'],
]);

/** 409 is HTTP's word for a name in use, or for a stream that is not running. */
export const streamRefusal = (status: number, direction: StreamDirection): StreamingErrorCode => {
  if (status === 409) return direction === 'publish' ? 'streaming.nameInUse' : 'streaming.notRunning';
  return CODE_BY_STATUS.get(status) ?? 'streaming.serverFailed';
};
