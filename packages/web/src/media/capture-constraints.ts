import type { CaptureRequest, ChosenDevices, DeviceKind } from '@greenroom/core/session/video/media-devices.port';
import { VIDEO_LEVEL } from '@greenroom/core/session/video/video-quality';

/** Devices to ask the browser for; the rest is on already or not wanted. */
export type AskedFor = Readonly<Record<DeviceKind, boolean>>;

const exactly = (chosen: ChosenDevices, kind: DeviceKind): MediaTrackConstraints => {
  const id = chosen[kind];
  return id === undefined ? {} : { deviceId: { exact: id } };
};

/** Builds the constraints: size and rate are ideal values, a chosen device is exact. */
export const constraintsFor = ({ chosen, quality }: CaptureRequest, asked: AskedFor): MediaStreamConstraints => {
  const { width, height, rate } = VIDEO_LEVEL[quality];
  const size = { width: { ideal: width }, height: { ideal: height }, frameRate: { ideal: rate } };
  return {
    video: asked.camera && { ...exactly(chosen, 'camera'), ...size },
    audio: asked.microphone && {
      ...exactly(chosen, 'microphone'),
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
    },
  };
};

/** A remembered device is not there any more: the browser's choice will do. */
export const withoutDevices = (request: CaptureRequest): CaptureRequest => ({ ...request, chosen: {} });
