import type { Cancel } from '@greenroom/core/kernel/clock.port';
import { done, err } from '@greenroom/core/kernel/result';
import type { VirtualClock } from '@greenroom/core/kernel/virtual-clock';
import type { ToyFault } from '../../platform/base/faults/fault.ts';
import { FLAPS_EACH, toyAppChange, type ToyFaults } from '../../platform/devices/toys/toy-faults.ts';
import type { VirtualToys } from './virtual-toys.ts';

const PHONE_SILENT: ToyFault = 'toy-phone-silent';

/**
 * Creates the faults of toys on virtual time.
 *
 * @param allToys of every performer; called late, because the platform is composed before them
 */
export const createVirtualToyFaults = (allToys: () => readonly VirtualToys[], clock: () => VirtualClock): ToyFaults => {
  const on = new Set<ToyFault>();
  const hadCloud = new Set<VirtualToys>();
  let stopFlapping: Cancel | undefined;
  const flap = (): void => {
    stopFlapping = clock().schedule(FLAPS_EACH, () => {
      for (const toys of allToys()) toys.dropHub();
      flap();
    });
  };
  const applyTo = (toys: VirtualToys, name: ToyFault, isOn: boolean): void => {
    switch (name) {
      case 'toy-app-silent':
      case 'toy-app-slow':
      case 'toy-app-fails':
        toys.faults = { ...toys.faults, ...toyAppChange(name, isOn) };
        break;
      case 'toy-app-dies':
        toys.isAppDying = isOn;
        break;
      case 'toy-hub-drop':
        if (isOn) toys.dropHub();
        break;
      case 'toy-phone-away':
        toys.phone(isOn ? 'away' : 'back');
        break;
      case 'toy-cloud-refuses':
        if (isOn && toys.isCloudReachable) {
          hadCloud.add(toys);
          toys.isCloudReachable = false;
        }
        if (!isOn && hadCloud.delete(toys)) toys.isCloudReachable = true;
        break;
      default:
    }
  };
  return {
    appUrl: '',
    turn: async (name, isOn) => {
      if (name === PHONE_SILENT) return err('no_phone');
      if (isOn && name !== 'toy-hub-drop') on.add(name);
      else on.delete(name);
      for (const toys of allToys()) applyTo(toys, name, isOn);
      if (name === 'toy-hub-flaps') {
        stopFlapping?.();
        if (isOn) flap();
      }
      return done;
    },
    active: () => [...on].map((name) => ({ name, performerId: undefined })),
    cloudRefuses: () => on.has('toy-cloud-refuses'),
  };
};
