/**
 * Failures of going ready, accepting and ending, and of a connection that is lost or interrupted for long.
 * @spec §8 Session and disconnect
 */
export type SessionErrorCode =
  | 'session.startFailed'
  | 'session.acceptFailed'
  | 'session.endFailed'
  | 'session.connectionLost'
  | 'session.outage';
