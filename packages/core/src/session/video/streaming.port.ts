import type { StreamGrant } from '../stream.ts';
import type { StreamingErrorCode } from './streaming.errors.ts';
import type { VideoQuality } from './video-quality.ts';

/** `publish` sends the performer's picture, `play` receives the customer's. @spec §3 Session */
export const STREAM_DIRECTIONS = ['publish', 'play'] as const;

export type StreamDirection = (typeof STREAM_DIRECTIONS)[number];

/** One try to get a stream going. */
export interface StreamOrder {
  readonly grant: StreamGrant;
  /** Number of reconnects requested by the platform; for the log. */
  readonly attempt: number;
}

export interface PublishOrder extends StreamOrder {
  readonly quality: VideoQuality;
}

/** Reports of one try: `live` or `failed`, then perhaps `lost`; after `stop` none. */
export interface StreamListener {
  /** Media flows. */
  readonly live: () => void;
  /** Called when it was live and is no longer. */
  readonly lost: (reason: StreamingErrorCode) => void;
  /** Called when it did not become live. */
  readonly failed: (reason: StreamingErrorCode) => void;
}

/** A try that was started, until it is stopped. */
export interface StreamHandle {
  /** Closes the peer connection and the socket, and forgets the picture. Calling it twice is harmless. */
  readonly stop: () => void;
}

export interface PublishHandle extends StreamHandle {
  /** Changes the video quality of a running stream, without a new negotiation. @spec §3 Services — video quality */
  readonly useQuality: (quality: VideoQuality) => void;
}

/**
 * Sends video to a media server and plays video from it. The choice of the camera and of the element that shows the customer is part of the
 * implementation, since the core knows no media.
 * @spec §3 Session — publish stream and play stream
 */
export interface Streaming {
  readonly publish: (order: PublishOrder, listener: StreamListener) => PublishHandle;
  readonly play: (order: StreamOrder, listener: StreamListener) => StreamHandle;
}
