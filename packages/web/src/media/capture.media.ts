import type { CameraSource } from '@greenroom/adapters-socket/session/video/streaming-options';
import { detach } from '@greenroom/core/kernel/detach';
import { createEmitter } from '@greenroom/core/kernel/emitter';
import type { Log } from '@greenroom/core/kernel/log.port';
import { createValue, type Watchable } from '@greenroom/core/kernel/machine';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import type {
  Capture as Captured,
  CaptureRequest,
  DeviceKind,
  EndedDevice,
  MediaDevices as Devices,
  SilencedDevice,
} from '@greenroom/core/session/video/media-devices.port';
import { type CameraErrorCode, isInUseElsewhere, isTooMuchAsked } from '@greenroom/core/session/video/streaming.errors';
import type { BlackPicture } from './black-picture.media.ts';
import { constraintsFor, withoutDevices, type AskedFor } from './capture-constraints.ts';
import { askPermissions, explainRefusal, nameOf } from './capture-refusal.ts';

export interface CaptureOptions {
  /** Undefined where the page is not served securely. */
  readonly media: MediaDevices | undefined;
  readonly permissions: Permissions | undefined;
  /** False in a browser without WebRTC, which could show a camera but send nothing of it. */
  readonly canSend: boolean;
  /** Sent in place of a camera that is switched off. */
  readonly black: BlackPicture;
  readonly log: Log;
}

/** Camera and microphone behind the core's port, as a source for streams, and for the own picture. */
export interface Capture {
  readonly devices: Devices;
  readonly source: CameraSource;
  readonly tracks: Watchable<readonly MediaStreamTrack[]>;
}

const KINDS = ['camera', 'microphone'] as const satisfies readonly DeviceKind[];
const TRACK_KIND = { camera: 'video', microphone: 'audio' } as const satisfies Record<DeviceKind, string>;
const DEVICE_KIND: ReadonlyMap<string, DeviceKind> = new Map([
  ['videoinput', 'camera'],
  ['audioinput', 'microphone'],
]);

const CAMERA_ONLY: AskedFor = { camera: true, microphone: false };

/** Tracks that the browser gave, and the reason for which the microphone is not among them. */
interface Given {
  readonly tracks: readonly MediaStreamTrack[];
  readonly missing?: CameraErrorCode;
}

const NOTHING_GIVEN: Given = { tracks: [] };

const kindOf = (track: MediaStreamTrack): DeviceKind => (track.kind === 'video' ? 'camera' : 'microphone');

const stopAll = (tracks: readonly MediaStreamTrack[]): void => {
  for (const track of tracks) track.stop();
};

const deviceOf = (track: MediaStreamTrack | undefined): string | undefined => track?.getSettings().deviceId;

/** Captures camera and microphone, one request after the other, and tells of devices that end without a command. */
export const createCapture = ({ media, permissions, canSend, black, log }: CaptureOptions): Capture => {
  const tracks = createValue<readonly MediaStreamTrack[]>([]);
  /** True while capturing without the camera: black is sent, else customers would go on seeing its last picture. */
  let isBlack = false;
  const changed = createEmitter<EndedDevice | SilencedDevice>();
  /** Devices that are known to be silenced by their system. */
  const silenced = new Set<DeviceKind>();
  /** Number of releases so far: a capture during which it rises stops its tracks at once. */
  let releases = 0;

  const trackOf = (kind: DeviceKind): MediaStreamTrack | undefined =>
    tracks.state().find((track) => track.kind === TRACK_KIND[kind]);
  /** Compares the devices in use with what was told of them. */
  const reportSilence = (): void => {
    for (const kind of KINDS) {
      const isSilenced = trackOf(kind)?.muted ?? false;
      if (isSilenced === silenced.has(kind)) continue;
      if (isSilenced) silenced.add(kind);
      else silenced.delete(kind);
      changed.emit({ kind, silenced: isSilenced });
    }
  };
  const watchTrack = (track: MediaStreamTrack): void => {
    const kind = kindOf(track);
    track.addEventListener('mute', reportSilence);
    track.addEventListener('unmute', reportSilence);
    // Fires only when the device ends by itself, not when we stop it.
    track.addEventListener('ended', () => {
      if (!tracks.state().includes(track)) return;
      tracks.set(tracks.state().filter((other) => other !== track));
      reportSilence();
      detach(
        askPermissions(permissions).then((answers) => {
          const denied = answers[kind] === 'denied';
          const error: Record<DeviceKind, CameraErrorCode> = {
            camera: denied ? 'camera.blocked' : 'camera.ended',
            microphone: denied ? 'camera.microphoneBlocked' : 'camera.microphoneEnded',
          };
          changed.emit({ kind, error: error[kind] });
        }),
      );
    });
  };

  /** Asks for any device where the chosen one is missing, and for the camera alone where the microphone is missing or in use elsewhere. */
  const ask = async (from: MediaDevices, request: CaptureRequest, asked: AskedFor): Promise<Given> => {
    try {
      return { tracks: (await from.getUserMedia(constraintsFor(request, asked))).getTracks() };
    } catch (error) {
      const name = nameOf(error);
      const isDeviceChosen = KINDS.some((kind) => asked[kind] && request.chosen[kind] !== undefined);
      if (isTooMuchAsked(name) && isDeviceChosen) return ask(from, withoutDevices(request), asked);
      const isMicrophoneAtFault = name === 'NotFoundError' || isInUseElsewhere(name);
      // The error names no device: the camera that opens alone was not the reason, and where it does not, the first error holds.
      if (!isMicrophoneAtFault || !asked.camera || !asked.microphone) throw error;
      const given = await ask(from, request, CAMERA_ONLY).catch(() => {
        throw error;
      });
      const missing = name === 'NotFoundError' ? 'camera.microphoneNotFound' : 'camera.microphoneNotReadable';
      return { ...given, missing };
    }
  };

  /** Checks whether the device in use is the chosen one, or any where none is chosen. */
  const isInUse = (kind: DeviceKind, { chosen }: CaptureRequest): boolean => {
    const track = trackOf(kind);
    // A silenced one may never give a picture or sound again: asked for once more, it does.
    if (track === undefined || track.readyState === 'ended' || track.muted) return false;
    return chosen[kind] === undefined || chosen[kind] === deviceOf(track);
  };
  /** Applies the quality to the camera that is on, without asking for it again. */
  const applyQuality = async ({ quality }: CaptureRequest): Promise<void> => {
    const { video } = constraintsFor({ chosen: {}, wanted: CAMERA_ONLY, quality }, CAMERA_ONLY);
    const track = trackOf('camera');
    if (track === undefined || typeof video !== 'object') return;
    await track.applyConstraints(video).catch(() => log.write('warn', 'the camera keeps its size'));
  };
  /** Replaces the tracks in use by the new ones and those that are still wanted, and stops the rest. */
  const replaceTracks = (request: CaptureRequest, fresh: readonly MediaStreamTrack[]): Captured => {
    const before = tracks.state();
    const kept = before.filter(
      (track) => request.wanted[kindOf(track)] && !fresh.some((other) => other.kind === track.kind),
    );
    isBlack = !request.wanted.camera;
    tracks.set([...kept, ...fresh]);
    if (!isBlack) black.stop();
    // What is sent has followed by now, so nothing is ever sent of a stopped device.
    for (const track of before) if (!kept.includes(track)) track.stop();
    for (const track of fresh) watchTrack(track);
    reportSilence();
    return { camera: deviceOf(trackOf('camera')), microphone: deviceOf(trackOf('microphone')) };
  };
  /** Turns a camera on again that was stopped for another one which did not open. */
  const reopen = async (from: MediaDevices, request: CaptureRequest, camera: string | undefined): Promise<void> => {
    const chosen = camera === undefined ? request.chosen : { ...request.chosen, camera };
    const release = releases;
    try {
      const again = (await ask(from, { ...request, chosen }, CAMERA_ONLY)).tracks;
      if (release !== releases) return stopAll(again);
      tracks.set([...tracks.state(), ...again]);
      for (const track of again) watchTrack(track);
    } catch {
      if (release === releases) changed.emit({ kind: 'camera', error: 'camera.notReadable' });
    }
  };
  /** Asks for the devices; on a phone that opens one camera at a time, stops the one that is on and asks again. */
  const askFreeingCamera = async (from: MediaDevices, request: CaptureRequest, asked: AskedFor): Promise<Given> => {
    try {
      return await ask(from, request, asked);
    } catch (error) {
      const current = trackOf('camera');
      // Cameras of a phone have a side; a webcam that another program uses stays as it is.
      const isPhone = current?.getSettings().facingMode !== undefined;
      if (nameOf(error) !== 'NotReadableError' || !asked.camera || current === undefined || !isPhone) throw error;
      tracks.set(tracks.state().filter((track) => track !== current));
      current.stop();
      try {
        return await ask(from, request, asked);
      } catch (reason) {
        await reopen(from, request, deviceOf(current));
        throw reason;
      }
    }
  };
  const captureNow = async (request: CaptureRequest): Promise<Result<Captured, CameraErrorCode>> => {
    if (media === undefined) return err('camera.insecure');
    if (!canSend) return err('camera.browserCannot');
    const release = releases;
    const asked: AskedFor = {
      camera: request.wanted.camera && !isInUse('camera', request),
      microphone: request.wanted.microphone && !isInUse('microphone', request),
    };
    try {
      const { tracks: fresh, ...reason } =
        asked.camera || asked.microphone ? await askFreeingCamera(media, request, asked) : NOTHING_GIVEN;
      if (request.wanted.camera && !asked.camera) await applyQuality(request);
      if (release === releases) return ok({ ...replaceTracks(request, fresh), ...reason });
      stopAll(fresh);
      return err('camera.unknown');
    } catch (error) {
      return err(await explainRefusal(nameOf(error), asked, permissions));
    }
  };

  /** The latest capture; the next one waits for it, so that the last request wins. */
  let latest: Promise<unknown> = Promise.resolve();
  const capture = (request: CaptureRequest): Promise<Result<Captured, CameraErrorCode>> => {
    const now = () => captureNow(request);
    const answer = latest.then(now, now);
    latest = answer;
    return answer;
  };

  return {
    devices: {
      capture,
      release: () => {
        releases += 1;
        const before = tracks.state();
        isBlack = false;
        silenced.clear();
        tracks.set([]);
        black.stop();
        stopAll(before);
      },
      devices: async () => {
        const found = (await media?.enumerateDevices().catch(() => [])) ?? [];
        return found.flatMap(({ kind, deviceId, label }) => {
          const known = DEVICE_KIND.get(kind);
          return known === undefined || deviceId === '' ? [] : [{ kind: known, id: deviceId, label }];
        });
      },
      onChange: (listener) => {
        const listed = (): void => listener(undefined);
        const off = changed.on(listener);
        media?.addEventListener('devicechange', listed);
        return () => {
          off();
          media?.removeEventListener('devicechange', listed);
        };
      },
    },
    source: {
      tracks: () => (isBlack ? [...tracks.state(), black.start()] : tracks.state()),
      onChange: (listener) => tracks.subscribe(() => listener()),
    },
    tracks,
  };
};
