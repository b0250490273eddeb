/** Texts of connection errors as the specification writes them; for the log. @spec §8 Socket */
export const REALTIME_LITERALS: Partial<Record<RealtimeErrorCode, string>> = {
  'realtime.socketTimeout': 'socket-timeout',
  'realtime.alreadyConnected': 'You already have an active socket connection. Close it before proceeding',
};

/** Every way the real-time connection can fail. @spec §8 Socket */
export type RealtimeErrorCode =
  | 'realtime.socketTimeout'
  | 'realtime.alreadyConnected'
  | 'realtime.notConnected'
  | 'realtime.refused';
