import type { StreamListener } from '@greenroom/core/session/video/streaming.port';
import type { StreamingErrorCode } from '@greenroom/core/session/video/streaming.errors';

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
