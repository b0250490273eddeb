import { silentLog } from '@greenroom/core/kernel/log.port';
import type { CaptureRequest, EndedDevice, SilencedDevice } from '@greenroom/core/session/video/media-devices.port';
import { createCapture, type CaptureOptions } from './capture.media.ts';

export class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  muted = false;
  asked: MediaTrackConstraints | undefined;
  readonly kind: 'video' | 'audio';
  readonly device: string;
  constructor(kind: 'video' | 'audio', device: string) {
    super();
    this.kind = kind;
    this.device = device;
  }
  readonly stop = (): void => {
    this.readyState = 'ended';
  };
  /** Side of the camera, on a phone. */
  facing: string | undefined;
  readonly getSettings = (): MediaTrackSettings => ({
    deviceId: this.device,
    ...(this.facing === undefined ? {} : { facingMode: this.facing }),
  });
  readonly applyConstraints = async (asked: MediaTrackConstraints): Promise<void> => {
    this.asked = asked;
  };
  /** As when a call begins or ends. */
  readonly silence = (isSilenced: boolean): void => {
    this.muted = isSilenced;
    this.dispatchEvent(new Event(isSilenced ? 'mute' : 'unmute'));
  };
  /** As when the device is unplugged. */
  readonly end = (): void => {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  };
}

const deviceIn = (request: boolean | MediaTrackConstraints | undefined, otherwise: string): string => {
  const id =
    typeof request === 'object' && typeof request.deviceId === 'object' ? Reflect.get(request.deviceId, 'exact') : '';
  return id === '' || id === undefined ? otherwise : String(id);
};

/** A browser with the devices it is told to have. */
export const setUpCapture = (permission: Partial<Record<'camera' | 'microphone', PermissionState>> = {}) => {
  const made: FakeTrack[] = [];
  const requests: MediaStreamConstraints[] = [];
  const gone = new Set<string>();
  const broken = new Set<string>();
  let isPhone = false;
  let refusal: string | undefined;
  let hold: Promise<void> | undefined;
  const media = Object.assign(new EventTarget(), {
    getUserMedia: async (request: MediaStreamConstraints) => {
      requests.push(request);
      await hold;
      if (refusal !== undefined) throw new DOMException('', refusal);
      const [camera, microphone] = [deviceIn(request.video, 'c1'), deviceIn(request.audio, 'm1')];
      if (request.video && gone.has(camera)) throw new DOMException('', 'OverconstrainedError');
      const isTaken = isPhone && made.some(({ kind, readyState }) => kind === 'video' && readyState === 'live');
      if (request.video && (isTaken || broken.has(camera))) throw new DOMException('', 'NotReadableError');
      if (request.audio && broken.has(microphone)) throw new DOMException('', 'NotReadableError');
      if (request.audio && gone.has('microphones')) throw new DOMException('', 'NotFoundError');
      const tracks = [
        ...(request.video ? [new FakeTrack('video', camera)] : []),
        ...(request.audio ? [new FakeTrack('audio', microphone)] : []),
      ];
      if (isPhone) for (const track of tracks) track.facing = 'user';
      made.push(...tracks);
      return { getTracks: () => tracks };
    },
    enumerateDevices: async () => [
      { kind: 'videoinput', deviceId: 'c1', label: 'Desk' },
      { kind: 'audioinput', deviceId: '', label: '' },
      { kind: 'audiooutput', deviceId: 's1', label: 'Speaker' },
    ],
  });
  const permissions = {
    query: async ({ name }: { readonly name: string }) => ({ state: Reflect.get(permission, name) ?? 'granted' }),
  };
  const black = new FakeTrack('video', 'black');
  const parts = { media, permissions, canSend: true, black: { start: () => black, stop: black.stop }, log: silentLog };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the one place, instead of a browser's own devices
  const capture = createCapture(parts as unknown as CaptureOptions);
  const received: (EndedDevice | SilencedDevice | undefined)[] = [];
  const leave = capture.devices.onChange((ended) => received.push(ended));
  return {
    ...capture,
    black,
    media,
    requests,
    made,
    gone,
    broken,
    onPhone: () => {
      isPhone = true;
    },
    received,
    leave,
    refuse: (name: string | undefined) => {
      refusal = name;
    },
    wait: (until: Promise<void>) => {
      hold = until;
    },
    live: () => made.filter(({ readyState }) => readyState === 'live').map(({ device }) => device),
  };
};

export const captureRequest = (changes: Partial<CaptureRequest> = {}): CaptureRequest => ({
  chosen: {},
  wanted: { camera: true, microphone: true },
  quality: 'md',
  ...changes,
});
