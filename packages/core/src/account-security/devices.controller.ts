import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createMutation, type MutationController } from '../kernel/mutation.controller.ts';
import { createQuery, type QueryController } from '../kernel/query.controller.ts';
import type { Protect } from './confirmation.controller.ts';
import { needsConfirmation, type SecurityApi } from './security-api.port.ts';
import type { Device } from './security-state.ts';

/** Device that is logged out, by its id, or all but this one. */
export type DeviceChoice = { readonly id: string } | 'others';

export interface DevicesController {
  readonly list: QueryController<'own', readonly Device[]>;
  readonly logOut: MutationController<DeviceChoice>;
  readonly reset: () => void;
}

export interface DevicesDeps {
  readonly api: Pick<SecurityApi, 'devices' | 'endDevice' | 'endOtherDevices'>;
  readonly protect: Protect;
  readonly performerId: () => PerformerId;
  /** Called after each log-out, whose number of devices is fetched again. */
  readonly onChanged: () => void;
  readonly log: Log;
}

/** Lists the devices that are logged in, and logs out one or all others. */
export const createDevicesController = (deps: DevicesDeps): DevicesController => {
  const { api, protect, performerId, onChanged, log } = deps;
  const list = createQuery<'own', readonly Device[]>({ name: 'devices', log, fetch: () => api.devices(performerId()) });
  const reload = (): void => {
    list.reload();
    onChanged();
  };
  const logOut = createMutation<DeviceChoice, undefined>({
    name: 'logging out a device',
    log,
    isUnconfirmed: needsConfirmation,
    mutate: (choice) =>
      protect(() =>
        choice === 'others' ? api.endOtherDevices(performerId()) : api.endDevice(performerId(), choice.id),
      ),
    onSuccess: reload,
    // A device that is gone already is listed no more.
    onError: reload,
  });
  return {
    list,
    logOut,
    reset: () => {
      logOut.reset();
      list.clear();
    },
  };
};
