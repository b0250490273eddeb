import { readServerAddress } from '@greenroom/core/session/video/server-address';
import type { StreamOrder, Streaming } from '@greenroom/core/session/video/streaming.port';
import { createPlayingPeer } from './playing-peer.ts';
import { createPublishingPeer } from './publishing-peer.ts';
import { createStreamAttempt, type StreamAttempt } from './stream-attempt.ts';
import type { WowzaOptions } from './streaming-options.ts';
import { playThroughWowza } from './wowza-play.ts';
import { publishThroughWowza } from './wowza-publish.ts';
import type { WowzaServer } from './wowza.wire.ts';

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
        generation: order.generation,
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
      return { generation: order.generation, stop: attempt.stop };
    },
  };
};
