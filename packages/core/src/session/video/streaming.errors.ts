/** Every way a stream can fail. @spec §8 Profile and media — no streaming server URL; Camera and microphone — connection lost */
export type StreamingErrorCode =
  | 'streaming.noServer'
  | 'streaming.badServer'
  | 'streaming.noCamera'
  | 'streaming.refused'
  | 'streaming.unknownApplication'
  | 'streaming.notRunning'
  | 'streaming.notReady'
  | 'streaming.nameInUse'
  | 'streaming.unreachable'
  | 'streaming.badAnswer'
  | 'streaming.serverFailed'
  | 'streaming.noMedia'
  | 'streaming.timedOut'
  | 'streaming.connectionLost';

/** The specification's name of a customer's picture that was given up, for the log. @spec §8 Session and disconnect */
export const PLAY_FAILED_LITERAL = 'client image could not load';

/** Errors of camera and microphone. @spec §8 Camera and microphone */
export type CameraErrorCode =
  | 'camera.blocked'
  | 'camera.notFound'
  | 'camera.notReadable'
  | 'camera.ended'
  | 'camera.microphoneBlocked'
  | 'camera.microphoneNotFound'
  | 'camera.microphoneEnded'
  | 'camera.insecure'
  | 'camera.unknown';

/** Every way a recording without a picture can fail to begin. @spec §8 Camera and microphone */
export type MicrophoneErrorCode =
  | Extract<CameraErrorCode, 'camera.microphoneBlocked'>
  | 'microphone.notFound'
  | 'microphone.notReadable'
  | 'microphone.insecure'
  | 'microphone.unknown';

/** `final`: another try is useless · `retry`: it may work next time · `wait`: the picture is not there yet. */
export type FailureKind = 'final' | 'retry' | 'wait';

/** Kind of each failure. @spec §8 Profile and media, Camera and microphone */
export const FAILURE_KIND = {
  'streaming.noServer': 'final',
  'streaming.badServer': 'final',
  'streaming.noCamera': 'final',
  'streaming.refused': 'final',
  'streaming.unknownApplication': 'final',
  'streaming.notRunning': 'wait',
  'streaming.notReady': 'wait',
  // The session before may linger on the server for a moment.
  'streaming.nameInUse': 'retry',
  'streaming.unreachable': 'retry',
  'streaming.badAnswer': 'retry',
  'streaming.serverFailed': 'retry',
  'streaming.noMedia': 'retry',
  'streaming.timedOut': 'retry',
  'streaming.connectionLost': 'retry',
} as const satisfies Record<StreamingErrorCode, FailureKind>;
