import type { IncomingMessage } from 'node:http';
import { SIGNALLING_PATH } from './media.constants.ts';

/** POST starts a session here; DELETE ends it at the longer path. */
export const STREAM_PATH =
  /^\/(?<application>[^/?]+(?:\/[^/?]+)?)\/(?<stream>[^/?]+)\/(?<kind>whip|whep)(?:\/(?<session>[\w-]+))?$/;

export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** Whether a request is for WHIP or WHEP. */
export const isStreamRequest = (request: IncomingMessage): boolean => STREAM_PATH.test(pathOf(request));

/** Whether an upgrade is for signalling. */
export const isSignalling = (request: IncomingMessage): boolean => pathOf(request) === SIGNALLING_PATH;
