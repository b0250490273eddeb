import type { Log } from '@greenroom/core/kernel/log.port';
import { readServerAddress } from '@greenroom/core/session/video/server-address';
import type { StreamOrder, Streaming } from '@greenroom/core/session/video/streaming.port';
import { createPlayingPeer, type PlayingPeer } from './playing-peer.ts';
import { createPublishingPeer, type PublishingPeer } from './publishing-peer.ts';
import { createStreamAttempt, streamRefusal, type StreamAttempt } from './stream-attempt.ts';
import type { WowzaOptions } from './streaming-options.ts';
import { REPEATER_ASKS, REPEATER_PAUSE } from './watch-peer.ts';
import {
  playAnswer,
  playRequest,
  publishOffer,
  type WowzaServer,
  type WowzaAnswer,
  readWowzaAnswer,
} from './wowza.wire.ts';

/** The socket of one try. It closes with the try. */
export interface SignallingSocket {
  readonly send: (frame: string) => void;
  /** Closes it by design: from now on its end means nothing. */
  readonly leave: () => void;
}

export interface SignallingListener {
  readonly opened: () => void;
  readonly answered: (answer: WowzaAnswer) => void;
}

/** A socket that ends by itself ends the try; a frame that cannot be read is only noted. */
const openSignalling = (
  socket: WebSocket,
  attempt: StreamAttempt,
  log: Log,
  { opened, answered }: SignallingListener,
): SignallingSocket => {
  let wasOpen = false;
  const leave = (): void => {
    socket.onclose = null;
    socket.onerror = null;
    socket.onmessage = null;
    socket.onopen = null;
    socket.close();
  };
  const ended = (): void => attempt.end(wasOpen ? 'streaming.connectionLost' : 'streaming.unreachable');
  socket.onopen = () => {
    wasOpen = true;
    opened();
  };
  socket.onerror = ended;
  socket.onclose = ended;
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = readWowzaAnswer(data);
    if (answer === undefined) log.write('warn', 'media server sent a frame that cannot be read');
    else answered(answer);
  };
  attempt.onOver(leave);
  return { send: (frame) => socket.send(frame), leave };
};

const OK = 200;
/** Another stream of the same name is joining; the answer follows. */
const JOINING = 504;

/**
 * Publishes a stream to Wowza: sends the offer and keeps the signalling socket open, because its end is the first sign of a server that is
 * gone.
 * @spec §3 Session — publish stream
 */
const publishThroughWowza = (
  options: WowzaOptions,
  attempt: StreamAttempt,
  peer: PublishingPeer,
  { url, stream }: WowzaServer,
): void => {
  const refuse = (): void => attempt.end('streaming.badAnswer');
  const accept = async ({ sdp, candidates }: WowzaAnswer): Promise<void> => {
    if (sdp === undefined) return refuse();
    return peer.accept(sdp, candidates);
  };
  // The offer is made while the socket opens.
  const offer = peer.offer();
  const socket = openSignalling(options.openSocket(url), attempt, options.log, {
    opened: () => {
      offer.then((sdp) => {
        if (!attempt.isOver()) socket.send(publishOffer(stream, sdp));
      }, refuse);
    },
    answered: (answer) => {
      if (answer.status === OK) accept(answer).catch(refuse);
      else if (answer.status !== JOINING) attempt.end(streamRefusal(answer.status, 'publish'));
    },
  });
  offer.catch(refuse);
};

/** The stream is on its way to this server. */
const REPEATER_NOT_READY: readonly number[] = [504, 514];

/**
 * Plays a stream of Wowza: asks for an offer, answers it and closes the signalling socket, which the media does not need.
 * @spec §3 Session — play stream
 */
const playThroughWowza = (
  options: WowzaOptions,
  attempt: StreamAttempt,
  peer: PlayingPeer,
  { url, stream }: WowzaServer,
): void => {
  let asks = 0;
  let hasAnswered = false;
  const refuse = (): void => attempt.end('streaming.badAnswer');

  const ask = (): void => {
    asks += 1;
    socket.send(playRequest(stream));
  };
  const askLater = (status: number): void => {
    if (asks >= REPEATER_ASKS) return attempt.end(streamRefusal(status, 'play'));
    return attempt.onOver(options.clock.schedule(REPEATER_PAUSE, ask));
  };
  const answerOffer = async ({ sdp, sessionId }: WowzaAnswer): Promise<void> => {
    if (sdp === undefined) return refuse();
    hasAnswered = true;
    const answer = await peer.answer(sdp);
    if (!attempt.isOver()) socket.send(playAnswer(stream, sessionId, answer));
    return undefined;
  };
  const finish = async ({ candidates }: WowzaAnswer): Promise<void> => {
    socket.leave();
    await peer.addCandidates(candidates);
  };
  const socket = openSignalling(options.openSocket(url), attempt, options.log, {
    opened: ask,
    answered: (answer) => {
      if (answer.status === OK) (hasAnswered ? finish : answerOffer)(answer).catch(refuse);
      else if (!hasAnswered && REPEATER_NOT_READY.includes(answer.status)) askLater(answer.status);
      else attempt.end(streamRefusal(answer.status, 'play'));
    },
  });
};

/**
 * Streams through a media server that signals as Wowza does, in the first form of its messages.
 * @spec §3 Session, §7 Start 1-on-1 stream
 */
export const createWowzaStreaming = (options: WowzaOptions): Streaming => {
  const { tokenPlacement } = options;
  /** @returns undefined when the address is of no use; the try has then ended */
  const findServer = ({ grant }: StreamOrder, attempt: StreamAttempt): WowzaServer | undefined => {
    const address = readServerAddress(grant.server, options.application);
    if (!address.ok) {
      attempt.end(address.error);
      return undefined;
    }
    const { signalling, application } = address.value;
    return { url: signalling, stream: { application, grant, tokenPlacement } };
  };
  return {
    publish: (order, listener) => {
      const attempt = createStreamAttempt(listener);
      const server = findServer(order, attempt);
      const peer = server && createPublishingPeer(options, attempt, order.quality);
      if (server && peer) publishThroughWowza(options, attempt, peer, server);
      else attempt.end('streaming.noCamera');
      return {
        stop: attempt.stop,
        useQuality: (quality) => peer?.useQuality(quality),
      };
    },
    play: (order, listener) => {
      const attempt = createStreamAttempt(listener);
      const server = findServer(order, attempt);
      if (server) {
        playThroughWowza(options, attempt, createPlayingPeer(options, attempt), server);
      }
      return { stop: attempt.stop };
    },
  };
};
