import type { IncomingMessage } from 'node:http';
import type { Log } from '@greenroom/core/kernel/log.port';
import type { MediaCodec, MediaPlace } from '../../base/environment/platform-options.ts';
import type { SocketPlaces } from '../../base/security/socket-places.ts';

/** POST starts a session here; DELETE ends it at the longer path. */
export const STREAM_PATH =
  /^\/(?<application>[^/?]+(?:\/[^/?]+)?)\/(?<stream>[^/?]+)\/(?<kind>whip|whep)(?:\/(?<session>[\w-]+))?$/;

export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** Checks whether a request is for WHIP or WHEP. */
export const isStreamRequest = (request: IncomingMessage): boolean => STREAM_PATH.test(pathOf(request));

/** Path of the signalling socket, on either server. */
const SIGNALLING_PATH = /^(?:\/spare)?\/webrtc-session\.json$/;

/** Checks whether an upgrade is for signalling. */
export const isSignalling = (request: IncomingMessage): boolean => SIGNALLING_PATH.test(pathOf(request));

/** Prefix of the spare server's paths, which also names the application there. */
const SPARE = '/spare';

export const placeOf = (path: string): MediaPlace => (path.startsWith(`${SPARE}/`) ? 'spare' : 'main');

/**
 * Writes the address of a media server in the platform's two forms: without a path, and with the full one.
 *
 * @param host with the port, as the page calls it
 * @param isSecure true when a TLS server is in front of this host
 */
export const mediaAddressOf = (place: MediaPlace, host: string, isSecure: boolean): string => {
  const origin = `${isSecure ? 'wss' : 'ws'}://${host}`;
  return place === 'main' ? origin : `${origin}${SPARE}/webrtc-session.json`;
};

/** The use of a stream that a client asks for. */
export interface StreamUse {
  readonly direction: 'publish' | 'play';
  readonly stream: string;
  readonly token: string;
}

export interface MediaServerOptions {
  readonly codec: MediaCodec;
  readonly log: Log;
  /** Counts the sockets of each address. */
  readonly places?: SocketPlaces;
  /** Refuses foreign pages and hosts. */
  readonly mayEnter?: (request: IncomingMessage) => boolean;
  /** Refuses a stream whose token is not right. */
  readonly mayUse?: (use: StreamUse) => boolean;
}

/** The clock that video timestamps count in. */
export const VIDEO_CLOCK = 90_000;
/** Bytes of a frame in one packet, so that it fits any line with room for headers. */
export const PACKET_PAYLOAD = 1_180;
/** A description or a frame that is longer is refused. */
export const LONGEST_MESSAGE = 64 * 1024;
/** Kilobits a second a browser starts, may fall to and may rise to; without them it takes half a minute to full size. */
export const LINE = { start: 1_200, min: 300, max: 2_500 } as const;
/** Time that candidates are waited for. */
export const GATHERING_MS = 1_000;
/** A peer that is not connected by then has gone elsewhere. */
export const CONNECT_MS = 20_000;
