/** Address and key of one direction of video. @spec §7 Start 1-on-1 stream */
export interface StreamGrant {
  readonly name: string;
  readonly token: string;
  /** A host, host:port or URL; the media adapter makes sense of it. */
  readonly server: string;
}

/**
 * Grant of a session: the stream that the performer publishes and the customer's stream to play.
 * @spec §7 Sessions — response id, publishStream, publishToken, publishWowza, playStream, playToken, playWowza
 */
export interface OneOnOne {
  readonly id: string;
  readonly publish: StreamGrant;
  readonly play: StreamGrant;
}

/** One direction of the session's video. @spec §3 Session — publish stream and play stream */
export interface Stream extends StreamGrant {
  readonly status: 'idle' | 'starting' | 'live' | 'lost';
  /** Number of reconnects requested by the platform. */
  readonly attempt: number;
}

/** Makes a stream, not yet running, of the server, name and token that the platform granted. @spec §7 Start 1-on-1 stream */
export const grantedStream = (grant: StreamGrant): Stream => ({ ...grant, status: 'idle', attempt: 0 });

export const withStatus = <Known extends Stream | undefined>(
  stream: Known,
  status: Stream['status'],
): Known | (Stream & Known) => (stream === undefined || stream.status === status ? stream : { ...stream, status });

/**
 * Moves a stream to another server and raises its attempt count.
 * @spec §4 Request flow — reconnect events replace the server and raise the attempt count
 */
export const reconnected = (stream: Stream, server: string): Stream => ({
  ...stream,
  server,
  attempt: stream.attempt + 1,
});
