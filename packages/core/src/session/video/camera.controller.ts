import { detach } from '../../kernel/detach.ts';
import type { Log } from '../../kernel/log.port.ts';
import { createActor, type Watchable } from '../../kernel/machine.ts';
import { camera, cameraOff, type CameraEffect, type CameraEvent, type CameraState } from './camera.machine.ts';
import type { DeviceKind, DeviceMemory, MediaDevices } from './media-devices.port.ts';
import type { VideoQuality } from './video-quality.ts';

export interface CameraDeps {
  readonly devices: MediaDevices;
  readonly memory: DeviceMemory;
  readonly log: Log;
}

export interface CameraController {
  readonly watch: Watchable<CameraState>;
  readonly turnOn: () => void;
  /** Everything once more that failed. */
  readonly retry: () => void;
  /** Everything, light included. */
  readonly turnOff: () => void;
  /** Chooses a device; also during the broadcast, which then sends the new one. */
  readonly choose: (kind: DeviceKind, id: string) => void;
  /** Camera or microphone alone; off stops the device. */
  readonly switchDevice: (kind: DeviceKind, on: boolean) => void;
  readonly chooseQuality: (quality: VideoQuality) => void;
  readonly dispose: () => void;
}

/** Runs the camera machine with the browser's camera and microphone. @spec §8 Camera and microphone */
export const createCameraController = ({ devices, memory, log }: CameraDeps): CameraController => {
  const list = async (): Promise<void> => actor.send({ type: 'devicesListed', devices: await devices.devices() });
  const perform = (effect: CameraEffect): void | Promise<void> => {
    switch (effect.type) {
      case 'capture': {
        const { call, request } = effect;
        return devices.capture(request).then((answer) => {
          if (!answer.ok) log.write('warn', 'camera refused', { error: answer.error });
          actor.send(
            answer.ok ? { type: 'captured', call, got: answer.value } : { type: 'refused', call, error: answer.error },
          );
        });
      }
      case 'release':
        devices.release();
        break;
      case 'list':
        return list();
      case 'remember':
        memory.write(effect.chosen);
        break;
    }
  };
  const actor = createActor<CameraState, CameraEvent, CameraEffect>({
    initial: cameraOff(memory.read()),
    transition: camera,
    perform,
  });
  const leave = devices.onChange((device) => {
    if (device === undefined) detach(list());
    else if ('silenced' in device) {
      log.write('warn', 'device silenced', { device: device.kind, silenced: device.silenced });
      actor.send({ type: 'silenced', device });
    } else {
      log.write('warn', 'device ended', { device: device.kind, error: device.error });
      actor.send({ type: 'ended', device });
    }
  });
  return {
    watch: actor,
    turnOn: () => actor.send({ type: 'turnedOn' }),
    retry: () => actor.send({ type: 'retried' }),
    turnOff: () => actor.send({ type: 'turnedOff' }),
    choose: (kind, id) => actor.send({ type: 'deviceChosen', kind, id }),
    switchDevice: (kind, on) => actor.send({ type: 'switched', kind, on }),
    chooseQuality: (quality) => actor.send({ type: 'qualityChosen', quality }),
    dispose: () => {
      leave();
      actor.send({ type: 'turnedOff' });
    },
  };
};
