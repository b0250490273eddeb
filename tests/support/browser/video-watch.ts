import type { Page } from 'playwright/test';
import type { Ticket } from '@greenroom/sim-cli/platform/base/admin-api/admin-api.wire';

/** Media that a page holds: what was opened since its first script and is not closed. */
export interface MediaHeld {
  readonly tracks: number;
  readonly peers: number;
  /** Number of signalling sockets, without the main socket. */
  readonly sockets: number;
  /** Locks that keep the screen on. */
  readonly locks: number;
}

/** Sound that came to a page so far. */
export interface SoundHeard {
  readonly packets: number;
  /** In the unit of WebRTC's statistics; 0 for silence, and where a browser plays nothing. */
  readonly energy: number;
}

declare global {
  var mediaHeld: () => MediaHeld;
  var soundHeard: () => Promise<SoundHeard>;
}

/** Counts every track, peer connection, signalling socket and screen lock of the page. To be called before the page is loaded. */
export const watchMedia = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const peers: RTCPeerConnection[] = [];
    const sockets: WebSocket[] = [];
    const locks: WakeLockSentinel[] = [];
    // A blank page is not secure, so it has none.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    const capture = devices?.getUserMedia.bind(devices);
    if (capture !== undefined) {
      devices.getUserMedia = async (constraints) => {
        const stream = await capture(constraints);
        tracks.push(...stream.getTracks());
        return stream;
      };
    }
    const wake: WakeLock | undefined = navigator.wakeLock;
    const requestLock = wake?.request.bind(wake);
    if (requestLock !== undefined) {
      wake.request = async (kind) => {
        const lock = await requestLock(kind);
        locks.push(lock);
        return lock;
      };
    }
    globalThis.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(options?: RTCConfiguration) {
        super(options);
        peers.push(this);
      }
    };
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        if (String(url).includes('webrtc-session')) sockets.push(this);
      }
    };
    globalThis.soundHeard = async () => {
      const reports = await Promise.all(peers.map((peer) => peer.getStats()));
      const rows = reports.flatMap((report) => Array.from(report.values()));
      return rows
        .filter(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
        .reduce(
          (sum, { packetsReceived, totalAudioEnergy = 0 }) => ({
            packets: sum.packets + packetsReceived,
            energy: sum.energy + totalAudioEnergy,
          }),
          { packets: 0, energy: 0 },
        );
    };
    globalThis.mediaHeld = () => ({
      tracks: tracks.filter(({ readyState }) => readyState === 'live').length,
      peers: peers.filter(({ connectionState }) => connectionState !== 'closed').length,
      locks: locks.filter(({ released }) => !released).length,
      sockets: sockets.filter(({ readyState }) => readyState < WebSocket.CLOSING).length,
    });
  });

export const mediaHeld = (page: Page): Promise<MediaHeld> => page.evaluate(() => globalThis.mediaHeld());

export const soundHeard = (page: Page): Promise<SoundHeard> => page.evaluate(() => globalThis.soundHeard());

/** Picture on a customer's page, as its browser measured it. */
export interface Seen {
  /** Width and height in pixels, `640 x 480`. */
  readonly size: string;
  /** Position of the video in seconds. */
  readonly time: number;
  /** The longest time between two pictures so far, in milliseconds. */
  readonly longestGap: number;
  /** Time of the first picture by the clock of the page; undefined before it. */
  readonly firstAt: number | undefined;
}

declare global {
  var seen: () => Seen;
}

/** Signalling by which a customer's page asks for the performer's picture. */
export type Asking = 'wowza' | 'whep';

/** Plays a stream as a customer's page would, with the literal exchange of the media server. A second call plays another stream. */
export const playStream = (page: Page, ticket: Ticket, asking: Asking): Promise<void> =>
  page.evaluate(
    async ({ server, stream, token, how }) => {
      const video = document.createElement('video');
      video.muted = true;
      video.autoplay = true;
      video.setAttribute('aria-label', 'what the customer sees');
      document.body.replaceChildren(video);
      const peer = new RTCPeerConnection();
      peer.ontrack = ({ streams, track }) => {
        if (track.kind === 'video') video.srcObject = streams[0] ?? new MediaStream([track]);
      };
      let [longestGap, lastAt] = [0, 0];
      let firstAt: number | undefined;
      const onFrame = (): void => {
        const now = performance.now();
        if (firstAt === undefined) firstAt = now;
        else longestGap = Math.max(longestGap, now - lastAt);
        lastAt = now;
        video.requestVideoFrameCallback(onFrame);
      };
      video.requestVideoFrameCallback(onFrame);
      globalThis.seen = () => ({
        size: `${video.videoWidth} x ${video.videoHeight}`,
        time: video.currentTime,
        longestGap,
        firstAt,
      });
      if (how === 'whep') {
        for (const kind of ['video', 'audio']) peer.addTransceiver(kind, { direction: 'recvonly' });
        await peer.setLocalDescription();
        const application = server.includes('/spare/') ? 'spare' : 'live';
        const answer = await fetch(`/${application}/${stream}/whep`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/sdp', Authorization: `Bearer ${token}` },
          body: peer.localDescription?.sdp ?? '',
        });
        if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
        await peer.setRemoteDescription({ type: 'answer', sdp: await answer.text() });
        return;
      }
      const NOT_RUNNING = 502;
      const socket = new WebSocket(server.endsWith('.json') ? server : `${server}/webrtc-session.json`);
      const info = { applicationName: 'live', streamName: stream, sessionId: '[empty]' };
      await new Promise<void>((resolve, reject) => {
        const sendCommand = (command: string, more: object) =>
          socket.send(JSON.stringify({ direction: 'play', command, streamInfo: info, userData: { token }, ...more }));
        socket.addEventListener('error', () => reject(new Error('no signalling')));
        socket.addEventListener('open', () => sendCommand('getOffer', {}));
        socket.addEventListener('message', ({ data }) => {
          const answer = JSON.parse(String(data));
          const handleAnswer = async (): Promise<void> => {
            // The stream is not running yet: the performer moves to this server.
            if (answer.status === NOT_RUNNING) {
              setTimeout(() => sendCommand('getOffer', {}), 100);
              return;
            }
            if (answer.status !== 200) throw new Error(`${answer.status} ${answer.statusDescription}`);
            if (answer.command === 'getOffer') {
              info.sessionId = answer.streamInfo.sessionId;
              await peer.setRemoteDescription(answer.sdp);
              await peer.setLocalDescription();
              sendCommand('sendResponse', { sdp: peer.localDescription?.toJSON() });
            } else {
              for (const candidate of answer.iceCandidates ?? []) await peer.addIceCandidate(candidate);
              resolve();
            }
          };
          handleAnswer().catch(reject);
        });
      });
    },
    { ...ticket, how: asking },
  );

export const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => globalThis.seen());
