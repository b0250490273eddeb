import type { Configuration } from '@greenroom/adapters-http/configuration/configuration.wire';
import { createWhipWhepStreaming } from '@greenroom/adapters-socket/session/video/whip-whep-streaming.http';
import { createWowzaStreaming } from '@greenroom/adapters-socket/session/video/wowza-streaming.socket';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import { createValue } from '@greenroom/core/kernel/machine';
import type { Streaming } from '@greenroom/core/session/video/streaming.port';
import { BROWSER_NEEDS, has } from '../device/browser-needs.ts';
import type { Capture } from '../media/capture.media.ts';
import { createLatestPeer } from '../media/latest-peer.ts';
import { NO_STREAMING } from '../media/no-streaming.ts';

/** Creates the streaming that the configuration names: WHIP and WHEP, or Wowza; none where the browser has no WebRTC. */
const createStreaming = (
  { streaming, streamingApplication, tokenPlacement }: Configuration,
  options: Omit<Parameters<typeof createWhipWhepStreaming>[0], 'fetch' | 'application'>,
): Streaming => {
  if (!has(BROWSER_NEEDS.video)) return NO_STREAMING;
  return streaming === 'whip'
    ? createWhipWhepStreaming({
        ...options,
        application: streamingApplication,
        fetch: (input, init) => globalThis.fetch(input, init),
      })
    : createWowzaStreaming({
        ...options,
        application: streamingApplication,
        tokenPlacement,
        openSocket: (url) => new WebSocket(url),
      });
};

interface PeerStreamingDeps {
  readonly configuration: Configuration;
  readonly capture: Capture;
  readonly networkClock: Clock;
  readonly log: Log;
}

/** Both directions of a video session, each with its own peer connections. Media runs in real time, whatever the product's clock does. */
export const createPeerStreaming = ({ configuration, capture, networkClock, log }: PeerStreamingDeps) => {
  const customerTracks = createValue<readonly MediaStreamTrack[]>([]);
  const [publishingPeer, playingPeer] = [createLatestPeer(), createLatestPeer()];
  const shared = { camera: capture.source, showPicture: customerTracks.set, clock: networkClock, log };
  return {
    publish: createStreaming(configuration, { ...shared, createPeer: publishingPeer.create }),
    play: createStreaming(configuration, { ...shared, createPeer: playingPeer.create }),
    customerTracks,
    publishingPeer,
    playingPeer,
  };
};

export type PeerStreaming = ReturnType<typeof createPeerStreaming>;
