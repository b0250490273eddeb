/** Every way the real-time connection can fail. @spec §8 Socket */
export type RealtimeErrorCode =
  | 'realtime.socketTimeout'
  | 'realtime.alreadyConnected'
  | 'realtime.notConnected'
  | 'realtime.refused';
