// Runs in the browser: one direction of video through the real adapters, told what to do by the query.
import { createWhipWhepStreaming } from '@greenroom/adapters-socket/session/whip-whep-streaming.http';
import { createWowzaStreaming } from '@greenroom/adapters-socket/session/wowza-streaming.socket';
import type { CameraSource } from '@greenroom/adapters-socket/session/streaming-options';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createStreamingController, type StreamingController } from '@greenroom/core/session/streaming.controller';

declare global {
  /** What a test reads and says. */
  var live: {
    readonly stream: StreamingController;
    readonly camera: MediaStream;
    readonly peers: RTCPeerConnection[];
    /** When her camera was asked for, on the clock all pages share. */
    readonly askedAt: number;
    readonly setCamera: (camera: MediaStream) => void;
  };
}

const query = new URLSearchParams(location.search);
const clock: Clock = {
  now: () => millis(performance.now()),
  today: () => seconds(Math.floor(Date.now() / 1000)),
  schedule: (after, task) => {
    const timer = setTimeout(task, after);
    return () => clearTimeout(timer);
  },
};
const askedAt = Date.now();
const direction = query.get('direction') === 'publish' ? 'publish' : 'play';
let camera =
  direction === 'publish'
    ? await navigator.mediaDevices.getUserMedia({
        video: { width: 640, height: 480, frameRate: 30 },
        audio: true,
      })
    : new MediaStream();
const listeners = new Set<() => void>();
const source: CameraSource = {
  tracks: () => camera.getTracks(),
  onChange: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const peers: RTCPeerConnection[] = [];
const shared = {
  createPeer: () => {
    const peer = new RTCPeerConnection({ iceServers: [] });
    peers.push(peer);
    return peer;
  },
  camera: source,
  showPicture: (tracks: readonly MediaStreamTrack[]) => {
    const video = document.querySelector('video');
    if (video !== null) video.srcObject = tracks.length === 0 ? null : new MediaStream([...tracks]);
  },
  application: 'live',
  clock,
  log: silentLog,
};
const streaming =
  query.get('signalling') === 'whip'
    ? createWhipWhepStreaming({ ...shared, fetch: (input, init) => fetch(input, init) })
    : createWowzaStreaming({ ...shared, openSocket: (url) => new WebSocket(url), tokenPlacement: 'userData' });
const random = { next: () => Math.random(), id: () => crypto.randomUUID() };
const stream = createStreamingController({ direction, streaming, clock, random, log: silentLog });

globalThis.live = {
  stream,
  camera,
  peers,
  askedAt,
  setCamera: (changed) => {
    camera = changed;
    for (const listener of listeners) listener();
  },
};
stream.start({ name: query.get('name') ?? 's', token: 'key', server: query.get('server') ?? location.origin });
