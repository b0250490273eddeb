import type { StreamGrant } from './one-on-one.ts';

/** One direction of the session's video. @spec §3 Session — publish stream and play stream */
export interface Stream extends StreamGrant {
  readonly status: 'idle' | 'starting' | 'live' | 'lost';
  /** Number of reconnects that the platform asked for. */
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
