import type { DeviceMemory } from '@greenroom/core/session/video/media-devices.port';
import type { TabStorage } from '../device/tab-storage.ts';

const KEY = { camera: 'greenroom.camera', microphone: 'greenroom.microphone' } as const;

/** Keeps the chosen camera and microphone on this device. Their ids are random, and change when the site's data is cleared. */
export const deviceMemory = (device: TabStorage): DeviceMemory => ({
  read: () => {
    const [camera, microphone] = [device.getItem(KEY.camera), device.getItem(KEY.microphone)];
    return {
      ...(camera === null ? {} : { camera }),
      ...(microphone === null ? {} : { microphone }),
    };
  },
  write: ({ camera, microphone }) => {
    if (camera !== undefined) device.setItem(KEY.camera, camera);
    if (microphone !== undefined) device.setItem(KEY.microphone, microphone);
  },
});
