import type { ChosenDevices, DeviceMemory } from '@greenroom/core/session/video/media-devices.port';
import type { TabStorage } from '../device/tab-storage.ts';

const KEY = { camera: 'greenroom.camera', microphone: 'greenroom.microphone' } as const;

/** Keeps the devices chosen on this device. The ids are random, mean nothing elsewhere and change when the site's data is cleared. */
export const deviceMemory = (device: TabStorage): DeviceMemory => ({
  read: () => {
    const [camera, microphone] = [device.getItem(KEY.camera), device.getItem(KEY.microphone)];
    return {
      ...(camera === null ? {} : { camera }),
      ...(microphone === null ? {} : { microphone }),
    } satisfies ChosenDevices;
  },
  write: ({ camera, microphone }) => {
    if (camera !== undefined) device.setItem(KEY.camera, camera);
    if (microphone !== undefined) device.setItem(KEY.microphone, microphone);
  },
});
