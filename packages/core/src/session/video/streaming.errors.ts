/** Every way a stream can fail. @spec §8 Profile and media — no streaming server URL; Camera and microphone — connection lost */
export type StreamingErrorCode =
  | 'streaming.noServer'
  | 'streaming.badServer'
  | 'streaming.noCamera'
  | 'streaming.browserCannot'
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
  | 'camera.silenced'
  | 'camera.isBack'
  | 'camera.microphoneBlocked'
  | 'camera.microphoneNotFound'
  | 'camera.microphoneNotReadable'
  | 'camera.microphoneEnded'
  | 'camera.microphoneSilenced'
  | 'camera.microphoneIsBack'
  | 'camera.insecure'
  | 'camera.browserCannot'
  | 'camera.unknown';

/** Every way a recording without a picture can fail to begin. @spec §8 Camera and microphone */
export type MicrophoneErrorCode =
  | Extract<CameraErrorCode, 'camera.microphoneBlocked'>
  | 'microphone.notFound'
  | 'microphone.notReadable'
  | 'microphone.insecure'
  | 'microphone.unknown';

/** Everything that can go wrong with the pictures and the devices. */
export type VideoErrorCode = CameraErrorCode | MicrophoneErrorCode | StreamingErrorCode;

/** Key of the sentence of each error. */
export const VIDEO_ERROR_KEYS = {
  'camera.blocked': 'error.camera.blocked',
  'camera.notFound': 'error.camera.notFound',
  'camera.notReadable': 'error.camera.notReadable',
  'camera.ended': 'error.camera.ended',
  'camera.silenced': 'error.camera.silenced',
  'camera.isBack': 'error.camera.isBack',
  'camera.microphoneBlocked': 'error.camera.microphoneBlocked',
  'camera.microphoneNotFound': 'error.camera.microphoneNotFound',
  'camera.microphoneNotReadable': 'error.camera.microphoneNotReadable',
  'camera.microphoneEnded': 'error.camera.microphoneEnded',
  'camera.microphoneSilenced': 'error.camera.microphoneSilenced',
  'camera.microphoneIsBack': 'error.camera.microphoneIsBack',
  'camera.insecure': 'error.camera.insecure',
  'camera.browserCannot': 'error.camera.browserCannot',
  'camera.unknown': 'error.camera.unknown',
  'microphone.notFound': 'error.microphone.notFound',
  'microphone.notReadable': 'error.microphone.notReadable',
  'microphone.insecure': 'error.microphone.insecure',
  'microphone.unknown': 'error.microphone.unknown',
  'streaming.noServer': 'error.streaming.noServer',
  'streaming.badServer': 'error.streaming.badServer',
  'streaming.noCamera': 'error.streaming.noCamera',
  'streaming.browserCannot': 'error.streaming.browserCannot',
  'streaming.refused': 'error.streaming.refused',
  'streaming.unknownApplication': 'error.streaming.unknownApplication',
  'streaming.notRunning': 'error.streaming.notRunning',
  'streaming.notReady': 'error.streaming.notReady',
  'streaming.nameInUse': 'error.streaming.nameInUse',
  'streaming.unreachable': 'error.streaming.unreachable',
  'streaming.badAnswer': 'error.streaming.badAnswer',
  'streaming.serverFailed': 'error.streaming.serverFailed',
  'streaming.noMedia': 'error.streaming.noMedia',
  'streaming.timedOut': 'error.streaming.timedOut',
  'streaming.connectionLost': 'error.streaming.connectionLost',
} as const satisfies { readonly [Code in VideoErrorCode]: `error.${Code}` };

/** `final`: another try is useless · `retry`: it may work next time · `wait`: the picture is not there yet. */
export type FailureKind = 'final' | 'retry' | 'wait';

/** Kind of each failure. @spec §8 Profile and media, Camera and microphone */
export const FAILURE_KIND = {
  'streaming.noServer': 'final',
  'streaming.badServer': 'final',
  'streaming.noCamera': 'final',
  'streaming.browserCannot': 'final',
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

/** Exception of the browser, and its permissions. */
export interface CaptureRefusal {
  /** The exception's name; undefined when the page has no access to devices at all. */
  readonly name: string | undefined;
  readonly camera: PermissionAnswer;
  readonly microphone: PermissionAnswer;
}

/** `unknown` where a browser cannot be asked. */
export type PermissionAnswer = 'granted' | 'denied' | 'prompt' | 'unknown';

/** Error code for each name of a capture error, of current and of older browsers. @spec §8 Camera and microphone */
const CODE_BY_NAME: ReadonlyMap<string, CameraErrorCode> = new Map([
  ['NotAllowedError', 'camera.blocked'],
  ['PermissionDeniedError', 'camera.blocked'],
  ['NotFoundError', 'camera.notFound'],
  ['DevicesNotFoundError', 'camera.notFound'],
  ['NotReadableError', 'camera.notReadable'],
  ['TrackStartError', 'camera.notReadable'],
  ['AbortError', 'camera.notReadable'],
]);

/**
 * Finds the error code of a refused camera or microphone. The exception never names the device, so the permissions show which of the two
 * was refused.
 * @spec §8 Camera and microphone
 */
export const captureFailure = ({ name, camera, microphone }: CaptureRefusal): CameraErrorCode => {
  if (name === undefined) return 'camera.insecure';
  const code = CODE_BY_NAME.get(name) ?? 'camera.unknown';
  const isMicrophone = code === 'camera.blocked' && camera !== 'denied' && microphone === 'denied';
  return isMicrophone ? 'camera.microphoneBlocked' : code;
};

const MICROPHONE_ALONE: Readonly<Record<CameraErrorCode, MicrophoneErrorCode>> = {
  'camera.blocked': 'camera.microphoneBlocked',
  'camera.microphoneBlocked': 'camera.microphoneBlocked',
  'camera.notFound': 'microphone.notFound',
  'camera.microphoneNotFound': 'microphone.notFound',
  'camera.notReadable': 'microphone.notReadable',
  'camera.ended': 'microphone.notReadable',
  'camera.silenced': 'microphone.notReadable',
  'camera.isBack': 'microphone.notReadable',
  'camera.microphoneNotReadable': 'microphone.notReadable',
  'camera.microphoneEnded': 'microphone.notReadable',
  'camera.microphoneSilenced': 'microphone.notReadable',
  'camera.microphoneIsBack': 'microphone.notReadable',
  'camera.insecure': 'microphone.insecure',
  'camera.browserCannot': 'microphone.unknown',
  'camera.unknown': 'microphone.unknown',
};

/** Finds the error code for a recording without a picture, outside a broadcast. @spec §8 Camera and microphone */
export const microphoneFailure = (code: CameraErrorCode): MicrophoneErrorCode => MICROPHONE_ALONE[code];

/** Checks whether a device is there and gives nothing, mostly because another program uses it. */
export const isInUseElsewhere = (name: string): boolean => CODE_BY_NAME.get(name) === 'camera.notReadable';

/** The request cannot be fulfilled to the letter; asking for less may work. */
export const isTooMuchAsked = (name: string): boolean =>
  name === 'OverconstrainedError' || name === 'ConstraintNotSatisfiedError';
