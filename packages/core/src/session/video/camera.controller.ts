import { detach } from '../../kernel/detach.ts';
import type { Log } from '../../kernel/log.port.ts';
import { createActor, readOnly } from '../../kernel/machine.ts';
import { createSlots } from '../../kernel/slots.ts';
import { camera, cameraOff, type CameraEffect, type CameraEvent, type CameraState } from './camera.machine.ts';
import type { CaptureRequest, DeviceKind, DeviceMemory, MediaDevices } from './media-devices.port.ts';
import type { VideoQuality } from './video-quality.ts';

export interface CameraDeps {
  readonly devices: MediaDevices;
  readonly memory: DeviceMemory;
  readonly log: Log;
}

export type CameraController = ReturnType<typeof createCameraController>;

/** Runs the camera machine with the browser's camera and microphone. @spec §8 Camera and microphone */
export const createCameraController = ({ devices, memory, log }: CameraDeps) => {
  const list = async (): Promise<CameraEvent> => ({ type: 'devicesListed', devices: await devices.devices() });
  const capture = async (request: CaptureRequest): Promise<CameraEvent> => {
    const answer = await devices.capture(request);
    if (answer.ok) return { type: 'captured', got: answer.value };
    log.write('warn', 'camera refused', { error: answer.error });
    return { type: 'refused', error: answer.error };
  };
  const actor = createActor<CameraState, CameraEvent, CameraEffect>({
    initial: cameraOff(memory.read()),
    transition: camera,
    slots: createSlots(),
    perform: (effect) => {
      switch (effect.type) {
        case 'capture':
          return capture(effect.request);
        case 'release':
          return devices.release();
        case 'list':
          return list();
        case 'remember':
          return memory.write(effect.chosen);
      }
    },
  });
  const leave = devices.onChange((device) => {
    if (device === undefined) detach(list().then(actor.send));
    else if ('silenced' in device) {
      log.write('warn', 'device silenced', { device: device.kind, silenced: device.silenced });
      actor.send({ type: 'silenced', device });
    } else {
      log.write('warn', 'device ended', { device: device.kind, error: device.error });
      actor.send({ type: 'ended', device });
    }
  });
  const { send } = actor;
  return {
    watch: readOnly(actor),
    turnOn: () => send({ type: 'turnedOn' }),
    /** Everything once more that failed. */
    retry: () => send({ type: 'retried' }),
    /** Everything, light included. */
    turnOff: () => send({ type: 'turnedOff' }),
    /** Chooses a device; also during the broadcast, which then sends the new one. */
    choose: (kind: DeviceKind, id: string) => send({ type: 'deviceChosen', kind, id }),
    /** Camera or microphone alone; off stops the device. */
    switchDevice: (kind: DeviceKind, on: boolean) => send({ type: 'switched', kind, on }),
    chooseQuality: (quality: VideoQuality) => send({ type: 'qualityChosen', quality }),
    dispose: () => {
      leave();
      send({ type: 'turnedOff' });
    },
  };
};
