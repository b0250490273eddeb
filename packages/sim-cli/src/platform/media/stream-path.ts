import type { IncomingMessage } from 'node:http';
/** POST starts a session here; DELETE ends it at the longer path. */
export const STREAM_PATH =
  /^\/(?<application>[^/?]+(?:\/[^/?]+)?)\/(?<stream>[^/?]+)\/(?<kind>whip|whep)(?:\/(?<session>[\w-]+))?$/;

export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** Tells whether a request is for WHIP or WHEP. */
export const isStreamRequest = (request: IncomingMessage): boolean => STREAM_PATH.test(pathOf(request));

/** Path of the signalling socket, on either server. */
const SIGNALLING_PATH = /^(?:\/spare)?\/webrtc-session\.json$/;

/** Tells whether an upgrade is for signalling. */
export const isSignalling = (request: IncomingMessage): boolean => SIGNALLING_PATH.test(pathOf(request));
