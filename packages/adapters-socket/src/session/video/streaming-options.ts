import type { Cancel, Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';

/** The tracks of the camera and the microphone while they are on. */
export interface CameraSource {
  readonly tracks: () => readonly MediaStreamTrack[];
  /** Another camera or microphone was chosen, or one was turned off: what is sent follows without a new negotiation. */
  readonly onChange: (listener: () => void) => Cancel;
}

/**
 * Place of a stream's token: `userData.token`, a query on the stream's name, or `secureToken` (then it is JSON with hash, starttime and
 * endtime, made by the platform; playing only).
 */
export type TokenPlacement = 'userData' | 'streamName' | 'secureToken';

/** Options of every kind of streaming; the browser's own parts are handed in, so that Node can hand in others. */
export interface StreamingOptions {
  readonly createPeer: () => RTCPeerConnection;
  readonly camera: CameraSource;
  /** Shows the customer's picture; an empty list clears it. */
  readonly showPicture: (tracks: readonly MediaStreamTrack[]) => void;
  /** The application on the media server where an address names none. */
  readonly application: string;
  readonly clock: Clock;
  readonly log: Log;
  /** The codecs this browser can send; needed for `videoCodec` only. */
  readonly videoCodecs?: () => readonly RTCRtpCodec[];
  /** Sends with this codec alone; without it the media server picks. */
  readonly videoCodec?: 'VP8' | 'H264';
}

export interface WowzaOptions extends StreamingOptions {
  readonly openSocket: (url: string) => WebSocket;
  readonly tokenPlacement: TokenPlacement;
}

export interface WhipOptions extends StreamingOptions {
  readonly fetch: typeof fetch;
}
