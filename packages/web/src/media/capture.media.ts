import { isTooMuchAsked } from '@greenroom/core/session/video/capture-failure';
import type { CameraSource } from '@greenroom/adapters-socket/session/video/streaming-options';
import type { Log } from '@greenroom/core/kernel/log.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import type {
  Captured,
  CaptureRequest,
  DeviceKind,
  EndedDevice,
  MediaDevices as Devices,
} from '@greenroom/core/session/video/media-devices.port';
import type { CameraErrorCode } from '@greenroom/core/session/video/streaming.errors';
import { createEmitter } from '@greenroom/core/kernel/emitter';
import { createValue } from '@greenroom/core/kernel/value';
import type { BlackPicture } from './black-picture.media.ts';
import { askPermissions, explainRefusal, nameOf } from './capture-refusal.ts';
import { constraintsFor, withoutDevices, type AskedFor } from './capture-constraints.ts';

export interface CaptureOptions {
  /** Undefined where the page is not served securely. */
  readonly media: MediaDevices | undefined;
  readonly permissions: Permissions | undefined;
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

const deviceOf = (track: MediaStreamTrack | undefined): string | undefined => track?.getSettings().deviceId;

export const createCapture = ({ media, permissions, black, log }: CaptureOptions): Capture => {
  const tracks = createValue<readonly MediaStreamTrack[]>([]);
  /** The camera is switched off while the rest goes on: black is sent, else customers would go on seeing the last picture. */
  let isBlack = false;
  const ended = createEmitter<EndedDevice | undefined>();
  /** Rises with every release: tracks that come later are stopped at once. */
  let releases = 0;

  const trackOf = (kind: DeviceKind): MediaStreamTrack | undefined =>
    tracks.state().find((track) => track.kind === TRACK_KIND[kind]);
  const hearEnd = (kind: DeviceKind, track: MediaStreamTrack): void => {
    // Fires only when the device ends by itself, not when we stop it.
    track.addEventListener('ended', () => {
      if (!tracks.state().includes(track)) return;
      tracks.set(tracks.state().filter((other) => other !== track));
      void askPermissions(permissions).then((answers) => {
        const denied = answers[kind] === 'denied';
        const error: Record<DeviceKind, CameraErrorCode> = {
          camera: denied ? 'camera.blocked' : 'camera.ended',
          microphone: denied ? 'camera.microphoneBlocked' : 'camera.microphoneEnded',
        };
        ended.emit({ kind, error: error[kind] });
      });
    });
  };

  /** Asks for less where the exact constraints cannot be met, and for the picture alone where there is no microphone. */
  const ask = async (from: MediaDevices, request: CaptureRequest, asked: AskedFor): Promise<MediaStream> => {
    try {
      return await from.getUserMedia(constraintsFor(request, asked));
    } catch (error) {
      const name = nameOf(error);
      const named = KINDS.some((kind) => asked[kind] && request.chosen[kind] !== undefined);
      if (isTooMuchAsked(name) && named) return ask(from, withoutDevices(request), asked);
      if (name === 'NotFoundError' && asked.camera && asked.microphone) {
        return ask(from, request, { camera: true, microphone: false });
      }
      throw error;
    }
  };

  const isRight = (kind: DeviceKind, { chosen }: CaptureRequest): boolean => {
    const track = trackOf(kind);
    if (track === undefined || track.readyState === 'ended') return false;
    return chosen[kind] === undefined || chosen[kind] === deviceOf(track);
  };
  /** The camera that is on follows the level without being asked for again. */
  const follow = async ({ quality }: CaptureRequest): Promise<void> => {
    const { video } = constraintsFor(
      { chosen: {}, wanted: { camera: true, microphone: false }, quality },
      {
        camera: true,
        microphone: false,
      },
    );
    const track = trackOf('camera');
    if (track === undefined || typeof video !== 'object') return;
    await track.applyConstraints(video).catch(() => log.write('warn', 'the camera keeps its size'));
  };
  const takeUp = (request: CaptureRequest, fresh: readonly MediaStreamTrack[]): Captured => {
    const kept = tracks.state().filter((track) => {
      const kind: DeviceKind = track.kind === 'video' ? 'camera' : 'microphone';
      return request.wanted[kind] && !fresh.some((other) => other.kind === track.kind);
    });
    const before = tracks.state();
    isBlack = !request.wanted.camera;
    tracks.set([...kept, ...fresh]);
    if (!isBlack) black.stop();
    // What is sent has followed by now, so nothing is ever sent of a stopped device.
    for (const track of before) if (!kept.includes(track)) track.stop();
    for (const track of fresh) hearEnd(track.kind === 'video' ? 'camera' : 'microphone', track);
    return { camera: deviceOf(trackOf('camera')), microphone: deviceOf(trackOf('microphone')) };
  };
  /** Turns the camera on again that made room in vain. */
  const reopen = async (from: MediaDevices, request: CaptureRequest, camera: string | undefined): Promise<void> => {
    const chosen = camera === undefined ? request.chosen : { ...request.chosen, camera };
    try {
      const again = (await ask(from, { ...request, chosen }, { camera: true, microphone: false })).getTracks();
      tracks.set([...tracks.state(), ...again]);
      for (const track of again) hearEnd('camera', track);
    } catch {
      ended.emit({ kind: 'camera', error: 'camera.notReadable' });
    }
  };
  /** Many phones open one camera at a time: the one that is on makes room where the other cannot be opened beside it. */
  const askAlone = async (from: MediaDevices, request: CaptureRequest, asked: AskedFor): Promise<MediaStream> => {
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
    const release = releases;
    const asked: AskedFor = {
      camera: request.wanted.camera && !isRight('camera', request),
      microphone: request.wanted.microphone && !isRight('microphone', request),
    };
    try {
      const fresh = asked.camera || asked.microphone ? (await askAlone(media, request, asked)).getTracks() : [];
      if (release !== releases) {
        for (const track of fresh) track.stop();
        return err('camera.unknown');
      }
      if (request.wanted.camera && !asked.camera) await follow(request);
      return ok(takeUp(request, fresh));
    } catch (error) {
      return err(await explainRefusal(nameOf(error), asked, permissions));
    }
  };

  /** One request after the other, so that the last one wins. */
  let turn: Promise<unknown> = Promise.resolve();
  const capture = (request: CaptureRequest): Promise<Result<Captured, CameraErrorCode>> => {
    const answer = turn.then(() => captureNow(request));
    turn = answer;
    return answer;
  };

  return {
    devices: {
      capture,
      release: () => {
        releases += 1;
        const before = tracks.state();
        isBlack = false;
        tracks.set([]);
        black.stop();
        for (const track of before) track.stop();
      },
      devices: async () => {
        const found = (await media?.enumerateDevices().catch(() => [])) ?? [];
        return found.flatMap(({ kind, deviceId, label }) => {
          const known = DEVICE_KIND.get(kind);
          return known === undefined || deviceId === '' ? [] : [{ kind: known, id: deviceId, label }];
        });
      },
      onChange: (listener) => {
        const changed = (): void => listener(undefined);
        const off = ended.on(listener);
        media?.addEventListener('devicechange', changed);
        return () => {
          off();
          media?.removeEventListener('devicechange', changed);
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
