import type { Log } from '@greenroom/core/kernel/log.port';
import type { IncomingMessage } from 'node:http';

export const MEDIA_CODECS = ['vp8', 'h264'] as const;
/** One for the whole server: it relays and does not transcode, so both ends must match. */
export type MediaCodec = (typeof MEDIA_CODECS)[number];

export interface MediaServerOptions {
  readonly codec: MediaCodec;
  readonly log: Log;
  /** Refuses foreign pages and hosts. */
  readonly mayEnter?: (request: IncomingMessage) => boolean;
  /** Refuses a stream whose token is not right. */
  readonly mayUse?: (use: {
    readonly direction: 'publish' | 'play';
    readonly stream: string;
    readonly token: string;
  }) => boolean;
}
