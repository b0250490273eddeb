/** Every way a stream can fail. @spec §8 Profile and media — no streaming server URL; Camera and microphone — connection lost */
const STREAMING_ERRORS = [
  'streaming.noServer',
  'streaming.badServer',
  'streaming.noCamera',
  'streaming.browserCannot',
  'streaming.refused',
  'streaming.unknownApplication',
  'streaming.notRunning',
  'streaming.notReady',
  'streaming.nameInUse',
  'streaming.unreachable',
  'streaming.badAnswer',
  'streaming.serverFailed',
  'streaming.noMedia',
  'streaming.timedOut',
  'streaming.connectionLost',
] as const;
export type StreamingErrorCode = (typeof STREAMING_ERRORS)[number];

/** The specification's name of a customer's picture that was given up, for the log. @spec §8 Session and disconnect */
export const PLAY_FAILED_LITERAL = 'client image could not load';

/** Errors of camera and microphone. @spec §8 Camera and microphone */
const CAMERA_ERRORS = [
  'camera.blocked',
  'camera.notFound',
  'camera.notReadable',
  'camera.ended',
  'camera.silenced',
  'camera.isBack',
  'camera.microphoneBlocked',
  'camera.microphoneNotFound',
  'camera.microphoneNotReadable',
  'camera.microphoneEnded',
  'camera.microphoneSilenced',
  'camera.microphoneIsBack',
  'camera.insecure',
  'camera.browserCannot',
  'camera.unknown',
] as const;
export type CameraErrorCode = (typeof CAMERA_ERRORS)[number];

/** Every way a recording without a picture can fail to begin. @spec §8 Camera and microphone */
const MICROPHONE_ERRORS = [
  'camera.microphoneBlocked',
  'microphone.notFound',
  'microphone.notReadable',
  'microphone.insecure',
  'microphone.unknown',
] as const;
export type MicrophoneErrorCode = (typeof MICROPHONE_ERRORS)[number];

/** Everything that can go wrong with the pictures and the devices. */
export const VIDEO_ERRORS = [...CAMERA_ERRORS, ...MICROPHONE_ERRORS, ...STREAMING_ERRORS] as const;

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

/** Checks whether a present device gives nothing, mostly because another program uses it. */
export const isInUseElsewhere = (name: string): boolean => CODE_BY_NAME.get(name) === 'camera.notReadable';

/** The request cannot be fulfilled to the letter; asking for less may work. */
export const isTooMuchAsked = (name: string): boolean =>
  name === 'OverconstrainedError' || name === 'ConstraintNotSatisfiedError';
