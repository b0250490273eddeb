/** @spec §8 Session and disconnect */
export type SessionErrorCode =
  | 'session.startFailed'
  | 'session.acceptFailed'
  | 'session.endFailed'
  | 'session.connectionLost'
  | 'session.outage';
