import { silentLog, type Log } from '../../../src/kernel/log.port.ts';
import { millis } from '../../../src/kernel/units.ts';
import { createVirtualClock } from '../../../src/kernel/virtual-clock.ts';
import type { StreamGrant } from '../../../src/session/stream.ts';
import { createStreamingController } from '../../../src/session/video/streaming.controller.ts';
import type {
  PublishOrder,
  StreamDirection,
  Streaming,
  StreamListener,
  StreamOrder,
} from '../../../src/session/video/streaming.port.ts';
import type { VideoQuality } from '../../../src/session/video/video-quality.ts';

export const GRANT: StreamGrant = { name: 'anna-out', token: 'p', server: 'media-1' };

/** One try as the media adapter saw it. */
export interface Try extends StreamListener {
  readonly order: StreamOrder | PublishOrder;
  /** Time of its start, in seconds. */
  readonly at: number;
  stopped: boolean;
}

/** A stream on a virtual clock, with a media server that answers on command. @fortests */
export const setUpStream = (direction: StreamDirection = 'publish', chance = 0.5, log: Log = silentLog) => {
  const clock = createVirtualClock();
  const tries: Try[] = [];
  const qualities: VideoQuality[] = [];
  const open = (order: StreamOrder, listener: StreamListener) => {
    const started: Try = { order, ...listener, at: clock.now() / 1000, stopped: false };
    tries.push(started);
    const stop = (): void => {
      started.stopped = true;
    };
    return { stop };
  };
  const streaming: Streaming = {
    publish: (order, listener) => ({
      ...open(order, listener),
      useQuality: (quality) => qualities.push(quality),
    }),
    play: open,
  };
  const random = { next: () => chance, id: () => 'id' };
  const stream = createStreamingController({ direction, streaming, clock, random, log });
  const latest = (): Try => {
    const found = tries.at(-1);
    if (found === undefined) throw new Error('nothing was tried');
    return found;
  };
  return {
    clock,
    streaming,
    stream,
    tries,
    qualities,
    latest,
    state: () => stream.watch.state(),
    pass: (seconds: number) => clock.advance(millis(seconds * 1000)),
    /** Tries that still hold a socket and a peer connection. */
    running: () => tries.filter(({ stopped }) => !stopped).length,
  };
};

/** On the air. @fortests */
export const setUpLive = (direction: StreamDirection = 'publish', chance = 0.5) => {
  const rig = setUpStream(direction, chance);
  rig.stream.start(GRANT);
  rig.latest().live();
  return rig;
};
