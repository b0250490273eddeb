import type { Cancel, Clock } from '../../kernel/clock.port.ts';
import { derived } from '../../kernel/derived.ts';
import type { Log } from '../../kernel/log.port.ts';
import { createActor, watchChanges } from '../../kernel/machine.ts';
import type { Random } from '../../kernel/random.port.ts';
import { createSlots } from '../../kernel/slots.ts';
import type { StreamGrant } from '../stream.ts';
import { PLAY_FAILED_LITERAL } from './streaming.errors.ts';
import {
  idleStream,
  streaming,
  toStreamingState,
  type StreamingEffect,
  type StreamingEvent,
  type StreamingInput,
  type StreamingInternal,
  type StreamRun,
} from './streaming.machine.ts';
import type { PublishHandle, StreamDirection, Streaming, StreamListener } from './streaming.port.ts';
import type { VideoQuality } from './video-quality.ts';

export type StreamingController = ReturnType<typeof createStreamingController>;

export interface StreamingDeps {
  readonly direction: StreamDirection;
  readonly streaming: Streaming;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** Runs one direction of the session's video with the media adapter, the clock and chance. @spec §3 Session */
export const createStreamingController = (deps: StreamingDeps) => {
  const { direction, clock, random, log } = deps;
  let published: PublishHandle | undefined;

  const open = ({ grant, attempt, quality }: StreamRun, send: (input: StreamingInput) => void): Cancel => {
    const listener: StreamListener = {
      live: () => send({ type: 'wentLive' }),
      lost: (reason) => send({ type: 'wasLost', reason }),
      failed: (reason) => send({ type: 'didFail', reason }),
    };
    const order = { grant, attempt };
    if (direction === 'play') return deps.streaming.play(order, listener).stop;
    const handle = deps.streaming.publish({ ...order, quality }, listener);
    published = handle;
    return () => {
      if (published === handle) published = undefined;
      handle.stop();
    };
  };
  const actor = createActor<StreamingInternal, StreamingEvent, StreamingEffect, StreamingInput>({
    initial: idleStream(direction),
    transition: streaming,
    stamp: (input) => ({ ...input, at: clock.now(), chance: random.next() }),
    perform: (effect, send) =>
      effect.type === 'open' ? open(effect.run, send) : published?.useQuality(effect.quality),
    slots: createSlots(clock),
  });
  const { send: dispatch } = actor;

  const watch = derived([actor], toStreamingState);
  const endLog = watchChanges(watch, ({ status, attempt, tries, error }, before) => {
    const level = status === 'lost' || status === 'failed' ? 'warn' : 'info';
    const literal = direction === 'play' && status === 'failed' ? PLAY_FAILED_LITERAL : undefined;
    if (status !== before.status) log.write(level, `${direction} stream ${status}`, { attempt, tries, error, literal });
  });

  return {
    watch,
    /**
     * Starts a stream; starting the same grant again while it runs has no effect.
     * @param attempt how many times the platform had it reconnect before; 0 by default
     * @spec §7 Start 1-on-1 stream
     */
    start: (grant: StreamGrant, attempt = 0) => dispatch({ type: 'startRequested', grant, attempt }),
    stop: () => dispatch({ type: 'stopRequested' }),
    /**
     * Opens the stream again through another server.
     * @spec §4 Request flow — reconnect events replace the stream server and raise the attempt count
     */
    replaceServer: (server: string) => dispatch({ type: 'serverReplaced', server }),
    /** Changes the quality of the published video, without a new connection. @spec §3 Services — video quality */
    chooseQuality: (quality: VideoQuality) => dispatch({ type: 'qualityChosen', quality }),
    dispose: () => {
      dispatch({ type: 'stopRequested' });
      endLog();
    },
  };
};
