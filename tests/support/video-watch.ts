import type { Page } from 'playwright/test';

/** What a page holds of media: counted from the first script on. */
export interface MediaHeld {
  readonly tracks: number;
  readonly peers: number;
  /** Signalling sockets alone; the main socket is somebody else's. */
  readonly sockets: number;
}

declare global {
  var mediaHeld: () => MediaHeld;
}

/** Counts every track, peer connection and signalling socket that the page opens. To be called before it is loaded. */
export const watchMedia = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const peers: RTCPeerConnection[] = [];
    const sockets: WebSocket[] = [];
    // A blank page is no secure one and has none.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    const capture = devices?.getUserMedia.bind(devices);
    if (capture !== undefined) {
      devices.getUserMedia = async (wish) => {
        const stream = await capture(wish);
        tracks.push(...stream.getTracks());
        return stream;
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
    globalThis.mediaHeld = () => ({
      tracks: tracks.filter(({ readyState }) => readyState === 'live').length,
      peers: peers.filter(({ connectionState }) => connectionState !== 'closed').length,
      sockets: sockets.filter(({ readyState }) => readyState < WebSocket.CLOSING).length,
    });
  });

export const mediaHeld = (page: Page): Promise<MediaHeld> => page.evaluate(() => globalThis.mediaHeld());

/** Where she sends her picture, read from what her page says to the media server. */
export const publishedStream = (page: Page): Promise<string> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const name = /"command":"sendOffer".*?"streamName":"([^"]+)"/.exec(String(payload))?.[1];
        if (name !== undefined) resolve(name);
      });
    });
  });

/** Plays a stream the way a customer's page would, with the literal exchange of the media server. */
export const playStream = (page: Page, streamName: string): Promise<void> =>
  page.evaluate(async (name) => {
    const video = document.createElement('video');
    video.muted = true;
    video.autoplay = true;
    video.setAttribute('aria-label', 'what the customer sees');
    document.body.append(video);
    const peer = new RTCPeerConnection();
    peer.ontrack = ({ streams, track }) => {
      if (track.kind === 'video') video.srcObject = streams[0] ?? new MediaStream([track]);
    };
    const socket = new WebSocket(`ws://${location.host}/webrtc-session.json`);
    const info = { applicationName: 'live', streamName: name, sessionId: '[empty]' };
    await new Promise<void>((resolve, reject) => {
      const say = (command: string, more: object) =>
        socket.send(JSON.stringify({ direction: 'play', command, streamInfo: info, userData: {}, ...more }));
      socket.addEventListener('error', () => reject(new Error('no signalling')));
      socket.addEventListener('open', () => say('getOffer', {}));
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data));
        const run = async (): Promise<void> => {
          if (answer.status !== 200) throw new Error(`${answer.status} ${answer.statusDescription}`);
          if (answer.command === 'getOffer') {
            info.sessionId = answer.streamInfo.sessionId;
            await peer.setRemoteDescription(answer.sdp);
            await peer.setLocalDescription();
            say('sendResponse', { sdp: peer.localDescription?.toJSON() });
          } else {
            for (const candidate of answer.iceCandidates ?? []) await peer.addIceCandidate(candidate);
            resolve();
          }
        };
        run().catch(reject);
      });
    });
  }, streamName);
