import { err, ok, type Result } from '../../../src/kernel/result.ts';
import type {
  Captured,
  CaptureRequest,
  EndedDevice,
  MediaDevices,
  SilencedDevice,
} from '../../../src/session/video/media-devices.port.ts';
import type { CameraErrorCode } from '../../../src/session/video/streaming.errors.ts';

/** A camera and a microphone that do as they are asked, unless a test refuses. */
export const createDevices = () => {
  const requests: CaptureRequest[] = [];
  let refusal: CameraErrorCode | undefined;
  let isOn = false;
  let onEnded: ((change: EndedDevice | SilencedDevice | undefined) => void) | undefined;
  const capture = async (request: CaptureRequest): Promise<Result<Captured, CameraErrorCode>> => {
    requests.push(request);
    if (refusal !== undefined) return err(refusal);
    isOn = true;
    return ok({
      camera: request.wanted.camera ? 'c1' : undefined,
      microphone: request.wanted.microphone ? 'm1' : undefined,
    });
  };
  const devices: MediaDevices = {
    capture,
    release: () => {
      isOn = false;
    },
    devices: async () => [],
    onChange: (listener) => {
      onEnded = listener;
      return () => {
        onEnded = undefined;
      };
    },
  };
  return {
    devices,
    requests,
    isOn: () => isOn,
    refuse: (error: CameraErrorCode | undefined) => {
      refusal = error;
    },
    end: (ended: EndedDevice) => onEnded?.(ended),
  };
};
