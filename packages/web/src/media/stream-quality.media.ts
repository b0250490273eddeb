import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import { detach } from '@greenroom/core/kernel/detach';
import { createValue, type Watchable } from '@greenroom/core/kernel/machine';
import { millis } from '@greenroom/core/kernel/units';
import { streamHealth, type StreamHealth, type StreamSample } from '@greenroom/core/session/video/stream-health';
import type { StreamingState } from '@greenroom/core/session/video/streaming.machine';
import { VIDEO_LEVEL } from '@greenroom/core/session/video/video-quality';
import { reportsOf, type LatestPeer } from './latest-peer.ts';
import { streamSampleOf } from './stream-sample.ts';

/** Often enough to be seen within a breath, seldom enough to cost nothing. */
const PERIOD = millis(2_000);

export interface StreamQuality {
  /** Undefined while there is nothing to say yet. */
  readonly watch: Watchable<StreamHealth | undefined>;
  readonly dispose: () => void;
}

/** Pictures a second that can be asked for: a camera may give fewer than the level. */
const rateOf = (peer: RTCPeerConnection | undefined, { quality }: StreamingState): number => {
  const camera = peer?.getSenders().find(({ track }) => track?.kind === 'video')?.track;
  return Math.min(VIDEO_LEVEL[quality].rate, camera?.getSettings().frameRate ?? Infinity);
};

/** Measures the quality of the outgoing picture for as long as it is live. */
export const createStreamQuality = (
  stream: Watchable<StreamingState>,
  peer: Pick<LatestPeer, 'current'>,
  clock: Clock,
): StreamQuality => {
  const shown = createValue<StreamHealth | undefined>(undefined);
  let before: { readonly sample: StreamSample; readonly of: RTCPeerConnection } | undefined;
  let planned: Cancel | undefined;

  const measure = async (): Promise<void> => {
    const current = peer.current();
    const reports = await reportsOf(current);
    if (planned === undefined) return;
    const sample = streamSampleOf(reports);
    if (sample !== undefined && before !== undefined && before.of === current) {
      shown.set(streamHealth(before.sample, sample, rateOf(current, stream.state())));
    }
    before = sample === undefined || current === undefined ? undefined : { sample, of: current };
    planned = clock.schedule(PERIOD, () => detach(measure()));
  };
  const stop = (): void => {
    planned?.();
    planned = undefined;
    before = undefined;
    shown.set(undefined);
  };
  const look = ({ status }: StreamingState): void => {
    if (status !== 'live') stop();
    else if (planned === undefined) planned = clock.schedule(PERIOD, () => detach(measure()));
  };
  const cancel = stream.subscribe(look);
  look(stream.state());
  return {
    watch: shown,
    dispose: () => {
      cancel();
      stop();
    },
  };
};
