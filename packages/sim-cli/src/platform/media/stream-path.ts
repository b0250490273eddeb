import type { IncomingMessage } from 'node:http';
/** POST starts a session here; DELETE ends it at the longer path. */
export const STREAM_PATH =
  /^\/(?<application>[^/?]+(?:\/[^/?]+)?)\/(?<stream>[^/?]+)\/(?<kind>whip|whep)(?:\/(?<session>[\w-]+))?$/;

export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** Whether a request is for WHIP or WHEP. */
export const isStreamRequest = (request: IncomingMessage): boolean => STREAM_PATH.test(pathOf(request));

/** Where the signalling socket is opened, on either server. */
const SIGNALLING_PATH = /^(?:\/spare)?\/webrtc-session\.json$/;

/** Whether an upgrade is for signalling. */
export const isSignalling = (request: IncomingMessage): boolean => SIGNALLING_PATH.test(pathOf(request));
