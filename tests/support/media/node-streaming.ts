import { MediaStreamTrack as Track, type RTCPeerConnection as Peer } from 'werift';
import { createWhipWhepStreaming } from '@greenroom/adapters-socket/session/video/whip-whep-streaming.http';
import { createWowzaStreaming } from '@greenroom/adapters-socket/session/video/wowza-streaming.socket';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { Streaming } from '@greenroom/core/session/video/streaming.port';
import { createClipCamera } from '@greenroom/sim-cli/platform/devices/media/cameras/clip-camera';
import { createServerPeer } from '@greenroom/sim-cli/platform/devices/media/server-peer';

const clipCamera = await createClipCamera('vp8');

/** The product's own adapters with peers of Node: a camera that shows the clip, and a counter instead of a screen. */
export const createNodeStreaming = (signalling: 'wowza' | 'whip') => {
  const peers: Peer[] = [];
  const camera = new Track({ kind: 'video' });
  let pictures = 0;
  const shared = {
    createPeer: () => {
      const peer = createServerPeer('vp8');
      peers.push(peer);
      return peer as unknown as RTCPeerConnection;
    },
    camera: { tracks: () => [camera as unknown as MediaStreamTrack], onChange: () => () => undefined },
    showPicture: (tracks: readonly MediaStreamTrack[]) => {
      for (const track of tracks as unknown as readonly Track[]) {
        track.onReceiveRtp.subscribe(({ header }) => {
          if (track.kind === 'video' && header.marker) pictures += 1;
        });
      }
    },
    application: 'live',
    clock: {
      now: () => millis(performance.now()),
      today: () => seconds(0),
      schedule: (after: number, task: () => void) => {
        const timer = setTimeout(task, after);
        return () => clearTimeout(timer);
      },
    },
    log: silentLog,
  };
  const source = clipCamera((_, packet) => camera.writeRtp(packet));
  const streaming: Streaming =
    signalling === 'whip'
      ? createWhipWhepStreaming({ ...shared, fetch })
      : createWowzaStreaming({ ...shared, openSocket: (url) => new WebSocket(url), tokenPlacement: 'userData' });
  return {
    streaming,
    peers,
    pictures: () => pictures,
    /** As a browser does when it is asked for one. */
    wholePicture: source.askKeyFrame,
    close: source.close,
  };
};

/** Collects the reports of a stream, in order. */
export const createStreamRecorder = () => {
  const reports: string[] = [];
  const listener = {
    live: () => reports.push('live'),
    lost: (reason: string) => reports.push(`lost ${reason}`),
    failed: (reason: string) => reports.push(`failed ${reason}`),
  };
  return { reports, listener };
};
