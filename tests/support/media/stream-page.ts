// Runs in the browser: one direction of video at a time through the real adapters, told what to do by a test.
import type { StreamingOptions } from '@greenroom/adapters-socket/session/video/streaming-options';
import { createWhipWhepStreaming } from '@greenroom/adapters-socket/session/video/whip-whep-streaming.http';
import { createWowzaStreaming } from '@greenroom/adapters-socket/session/video/wowza-streaming.socket';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { millis, seconds } from '@greenroom/core/kernel/units';
import {
  createStreamingController,
  type StreamingController,
} from '@greenroom/core/session/video/streaming.controller';
import type { StreamDirection } from '@greenroom/core/session/video/streaming.port';

export interface StreamPageOrder {
  readonly direction: StreamDirection;
  readonly signalling: 'wowza' | 'whip';
  readonly server: string;
  readonly name: string;
}

/** Page that a test sends commands to and reads from. */
export interface StreamPage {
  readonly start: (order: StreamPageOrder) => void;
  readonly turnCameraOn: () => Promise<void>;
  readonly stop: () => void;
  readonly stream: () => StreamingController | undefined;
  readonly peers: RTCPeerConnection[];
  /** Time of the first picture of the other side, by the clock of the page. */
  readonly firstPictureAt: () => number | undefined;
}

declare global {
  var live: StreamPage;
}

const clock: Clock = {
  now: () => millis(performance.now()),
  today: () => seconds(Math.floor(Date.now() / 1000)),
  schedule: (after, task) => {
    const timer = setTimeout(task, after);
    return () => clearTimeout(timer);
  },
};
const random = { next: () => Math.random(), id: () => crypto.randomUUID() };
const peers: RTCPeerConnection[] = [];
const listeners = new Set<() => void>();
let camera = new MediaStream();
let stream: StreamingController | undefined;
let firstPictureAt: number | undefined;

const showPicture = (tracks: readonly MediaStreamTrack[]): void => {
  const video = document.querySelector('video');
  if (video === null) return;
  video.srcObject = tracks.length === 0 ? null : new MediaStream([...tracks]);
  firstPictureAt = undefined;
  video.requestVideoFrameCallback(() => {
    firstPictureAt ??= performance.now();
  });
};
const options: StreamingOptions = {
  createPeer: () => {
    const peer = new RTCPeerConnection({ iceServers: [] });
    peers.push(peer);
    return peer;
  },
  camera: {
    tracks: () => camera.getTracks(),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
  showPicture,
  application: 'live',
  clock,
  log: silentLog,
};
const streamings = {
  whip: createWhipWhepStreaming({ ...options, fetch: (input, init) => fetch(input, init) }),
  wowza: createWowzaStreaming({ ...options, openSocket: (url) => new WebSocket(url), tokenPlacement: 'userData' }),
};

globalThis.live = {
  start: ({ direction, signalling, server, name }) => {
    stream?.dispose();
    const streaming = streamings[signalling];
    stream = createStreamingController({ direction, streaming, clock, random, log: silentLog });
    stream.start({ name, token: 'key', server });
  },
  turnCameraOn: async () => {
    const before = camera;
    camera = await navigator.mediaDevices.getUserMedia({
      video: { width: 640, height: 480, frameRate: 30 },
      audio: true,
    });
    for (const listener of listeners) listener();
    for (const track of before.getTracks()) track.stop();
  },
  stop: () => stream?.stop(),
  stream: () => stream,
  peers,
  firstPictureAt: () => firstPictureAt,
};
