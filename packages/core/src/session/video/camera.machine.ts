import { type SlotStep, unchanged } from '../../kernel/machine.ts';
import { invoke, leave } from '../../kernel/slots.ts';
import type {
  Capture,
  Captured,
  CaptureRequest,
  ChosenDevices,
  DeviceKind,
  EndedDevice,
  MediaDevice,
  SilencedDevice,
} from './media-devices.port.ts';
import type { CameraErrorCode } from './streaming.errors.ts';
import { DEFAULT_VIDEO_QUALITY, type VideoQuality } from './video-quality.ts';

/** `on` also while camera or microphone are switched off for a moment; `failed` when nothing could be turned on. */
export type CameraStatus = 'off' | 'starting' | 'on' | 'failed';

/** State of camera and microphone: the devices that are wanted, those that are on, and the last error. @spec §8 Camera and microphone */
export interface CameraState {
  readonly status: CameraStatus;
  readonly request: CaptureRequest;
  /** Devices that are on. */
  readonly got: Captured;
  /** Error of a device that ended or of a failed choice, also while the other device works. */
  readonly error: CameraErrorCode | undefined;
  /** Devices that ended without a command and have not been replaced. */
  readonly ended: readonly DeviceKind[];
  /** Devices in use that their system has silenced: they give black or silence. */
  readonly silenced: readonly DeviceKind[];
  /** Device that was connected after one had ended or was missing; the next try takes it. */
  readonly back: MediaDevice | undefined;
  readonly devices: readonly MediaDevice[];
}

export type CameraEvent =
  | { readonly type: 'turnedOn' } // by the performer, or by a service that needs it
  | { readonly type: 'retried' } // by the performer, after a failure
  | { readonly type: 'turnedOff' } // by the session's end
  | { readonly type: 'deviceChosen'; readonly kind: DeviceKind; readonly id: string } // by the performer
  | { readonly type: 'switched'; readonly kind: DeviceKind; readonly on: boolean } // by the performer
  | { readonly type: 'qualityChosen'; readonly quality: VideoQuality } // by the performer
  | { readonly type: 'captured'; readonly got: Capture } // by the browser
  | { readonly type: 'refused'; readonly error: CameraErrorCode } // by the browser
  | { readonly type: 'ended'; readonly device: EndedDevice } // by the browser
  | { readonly type: 'silenced'; readonly device: SilencedDevice } // by the browser
  | { readonly type: 'devicesListed'; readonly devices: readonly MediaDevice[] }; // by the browser

export type CameraEffect =
  | { readonly type: 'capture'; readonly request: CaptureRequest }
  | { readonly type: 'release' }
  | { readonly type: 'list' }
  | { readonly type: 'remember'; readonly chosen: ChosenDevices };

type CameraStep = SlotStep<CameraState, CameraEvent, CameraEffect>;

const NOTHING: Captured = { camera: undefined, microphone: undefined };
const BOTH = { camera: true, microphone: true } as const;

export const cameraOff = (chosen: ChosenDevices): CameraState => ({
  status: 'off',
  request: { chosen, wanted: BOTH, quality: DEFAULT_VIDEO_QUALITY },
  got: NOTHING,
  error: undefined,
  ended: [],
  silenced: [],
  back: undefined,
  devices: [],
});

const capture = (state: CameraState, request: CaptureRequest): CameraStep => {
  const status = state.status === 'on' ? 'on' : 'starting';
  return {
    state: { ...state, status, request, error: undefined, back: undefined },
    effects: [invoke('capture', { type: 'capture', request })],
  };
};

/** While everything is off a request is only kept for later. */
const applyRequest = (state: CameraState, request: CaptureRequest): CameraStep =>
  state.status === 'off' ? unchanged({ ...state, request }) : capture(state, request);

/** The device of an error. */
const kindOf = (error: CameraErrorCode): DeviceKind =>
  error.startsWith('camera.microphone') ? 'microphone' : 'camera';

const failedKinds = ({ ended, error }: CameraState): readonly DeviceKind[] =>
  error === undefined ? ended : [...ended, kindOf(error)];

const choose = (state: CameraState, { kind, id }: Extract<CameraEvent, { type: 'deviceChosen' }>): CameraStep => {
  const chosen = { ...state.request.chosen, [kind]: id };
  // Choosing another one is the remedy after one has failed; one that was switched off stays off.
  const wanted = { ...state.request.wanted, [kind]: state.request.wanted[kind] || failedKinds(state).includes(kind) };
  const { state: next, effects } = applyRequest(state, { ...state.request, chosen, wanted });
  return { state: next, effects: [...effects, { type: 'remember', chosen }] };
};

const refuse = (state: CameraState, error: CameraErrorCode): CameraStep => {
  if (state.status !== 'on') return { state: { ...state, status: 'failed', error }, effects: [{ type: 'list' }] };
  // The devices that were on go on: the request is set to them.
  const { got, request } = state;
  const wanted = { camera: got.camera !== undefined, microphone: got.microphone !== undefined };
  return { state: { ...state, error, request: { ...request, wanted } }, effects: [{ type: 'list' }] };
};

const end = (state: CameraState, { kind, error }: EndedDevice): CameraStep => {
  if (state.status !== 'on') return unchanged(state);
  const wanted = { ...state.request.wanted, [kind]: false };
  const got = { ...state.got, [kind]: undefined };
  const ended = [...state.ended.filter((other) => other !== kind), kind];
  // A permission that is taken back ends both; an error of the picture comes first.
  const worst = kind === 'microphone' && state.ended.includes('camera') ? state.error : error;
  return {
    state: { ...state, error: worst, got, ended, request: { ...state.request, wanted } },
    effects: [{ type: 'list' }],
  };
};

/** Tries every failed device again, and takes the one that is back; one that was switched off stays off. */
const retry = (state: CameraState): CameraStep => {
  const { request, back } = state;
  const wanted = failedKinds(state).reduce((all, kind) => ({ ...all, [kind]: true }), request.wanted);
  const chosen = back === undefined ? request.chosen : { ...request.chosen, [back.kind]: back.id };
  return capture(state, { ...request, chosen, wanted });
};

/** Finds the error of silenced devices; that of the picture comes first. */
const silenceError = (silenced: readonly DeviceKind[]): CameraErrorCode | undefined => {
  if (silenced.includes('camera')) return 'camera.silenced';
  return silenced.includes('microphone') ? 'camera.microphoneSilenced' : undefined;
};
const isSilence = (error: CameraErrorCode | undefined): boolean =>
  error === undefined || error === 'camera.silenced' || error === 'camera.microphoneSilenced';

const silence = (state: CameraState, device: SilencedDevice): CameraStep => {
  if (state.status === 'off') return unchanged(state);
  const others = state.silenced.filter((kind) => kind !== device.kind);
  const silenced = device.silenced ? [...others, device.kind] : others;
  // A device that gives a picture or sound again has no other trouble left either.
  const isOver = !device.silenced && state.error !== undefined && kindOf(state.error) === device.kind;
  const error = isOver || isSilence(state.error) ? silenceError(silenced) : state.error;
  return unchanged({ ...state, silenced, error });
};

/** Errors of a device that is missing, each with the error that replaces it when the device is connected. */
const MISSING: Partial<Record<CameraErrorCode, CameraErrorCode>> = {
  'camera.ended': 'camera.isBack',
  'camera.notFound': 'camera.isBack',
  'camera.microphoneEnded': 'camera.microphoneIsBack',
  'camera.microphoneNotFound': 'camera.microphoneIsBack',
};
const GONE_AGAIN: Readonly<Record<DeviceKind, CameraErrorCode>> = {
  camera: 'camera.ended',
  microphone: 'camera.microphoneEnded',
};

/** Compares the devices with those before: a new one may be the remedy, but is not taken unasked. */
const listDevices = (state: CameraState, devices: readonly MediaDevice[]): CameraStep => {
  const { error, back, devices: before } = state;
  const isIn = (list: readonly MediaDevice[], { kind, id }: MediaDevice): boolean =>
    list.some((other) => other.kind === kind && other.id === id);
  if (back !== undefined && !isIn(devices, back))
    return unchanged({ ...state, devices, back: undefined, error: GONE_AGAIN[back.kind] });
  const found = error === undefined ? undefined : MISSING[error];
  if (error === undefined || found === undefined) return unchanged({ ...state, devices });
  const fresh = devices.find((device) => device.kind === kindOf(error) && !isIn(before, device));
  return unchanged(fresh === undefined ? { ...state, devices } : { ...state, devices, back: fresh, error: found });
};

/**
 * State of camera and microphone. A device that fails during the broadcast waits for the performer: no other replaces it unasked, because
 * its picture is unchecked. One silenced by its system continues by itself, or with the next try.
 * @spec §8 Camera and microphone
 */
export const camera = (state: CameraState, event: CameraEvent): CameraStep => {
  switch (event.type) {
    case 'turnedOn':
      if (state.status === 'on' || state.status === 'starting') return unchanged(state);
      return capture(state, { ...state.request, wanted: { ...state.request.wanted, camera: true } });
    case 'retried':
      return state.status === 'off' || state.status === 'starting' ? unchanged(state) : retry(state);
    case 'turnedOff':
      if (state.status === 'off') return unchanged(state);
      return {
        state: { ...cameraOff(state.request.chosen), request: { ...state.request, wanted: BOTH } },
        effects: [leave('capture'), { type: 'release' }],
      };
    case 'deviceChosen':
      return choose(state, event);
    case 'switched': {
      const wanted = { ...state.request.wanted, [event.kind]: event.on };
      const ended = state.ended.filter((kind) => kind !== event.kind);
      return applyRequest({ ...state, ended }, { ...state.request, wanted });
    }
    case 'qualityChosen':
      return applyRequest(state, { ...state.request, quality: event.quality });
    case 'captured': {
      const { missing = 'camera.microphoneNotFound', ...got } = event.got;
      const isDeaf = state.request.wanted.microphone && got.microphone === undefined;
      const error = isDeaf ? missing : silenceError(state.silenced);
      const ended = state.ended.filter((kind) => event.got[kind] === undefined);
      // A device unplugged while its replacement was being opened is wanted again.
      const { camera: picture, microphone: sound } = state.request.wanted;
      const wanted = {
        camera: picture || event.got.camera !== undefined,
        microphone: sound || event.got.microphone !== undefined,
      };
      const request = { ...state.request, wanted };
      return { state: { ...state, status: 'on', request, got, error, ended }, effects: [{ type: 'list' }] };
    }
    case 'refused':
      return refuse(state, event.error);
    case 'ended':
      return end(state, event.device);
    case 'silenced':
      return silence(state, event.device);
    case 'devicesListed':
      return listDevices(state, event.devices);
  }
};

/** Side of a phone on which a camera is. */
export type Facing = 'front' | 'back';

/** Words in the names that browsers give cameras, in the languages of the product; a webcam has none of them. */
const WORDS: Readonly<Record<Facing, RegExp>> = {
  front: /\b(front|user|selfie|voor|voorzijde|vorder|vorne|frontkamera)/iu,
  back: /\b(back|rear|environment|achter|achterzijde|rück|hinten)/iu,
};

/** Reads the side of a phone from a camera's name; undefined for other names. */
export const facingOf = ({ label }: Pick<MediaDevice, 'label'>): Facing | undefined => {
  if (WORDS.back.test(label)) return 'back';
  return WORDS.front.test(label) ? 'front' : undefined;
};

/**
 * Chooses the camera that a switch turns to: the first on the other side of the phone, which may have several on one side, else the next in
 * the list. @returns undefined with fewer than two cameras
 */
export const nextCamera = (devices: readonly MediaDevice[], current: string | undefined): MediaDevice | undefined => {
  const cameras = devices.filter(({ kind, id }) => kind === 'camera' && id !== '');
  if (cameras.length < 2) return undefined;
  const at = cameras.findIndex(({ id }) => id === current);
  const here = cameras[at];
  const facing = here === undefined ? undefined : facingOf(here);
  const across = cameras.find((each) => {
    const other = facingOf(each);
    return facing !== undefined && other !== undefined && other !== facing;
  });
  return across ?? cameras[(at + 1) % cameras.length];
};
