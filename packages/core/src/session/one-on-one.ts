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
