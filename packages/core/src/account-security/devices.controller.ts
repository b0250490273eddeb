import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createResource } from '../kernel/resource.ts';
import type { Protect } from './confirmation.controller.ts';
import { needsConfirmation, type SecurityApi } from './security-api.port.ts';
import type { Device } from './security-state.ts';

/** Device that is logged out, by its id, or all but this one. */
export type DeviceChoice = { readonly id: string } | 'others';

export interface DevicesDeps {
  readonly api: Pick<SecurityApi, 'devices' | 'endDevice' | 'endOtherDevices'>;
  readonly protect: Protect;
  readonly performerId: () => PerformerId;
  /** Called after each log-out, whose number of devices is fetched again. */
  readonly onChanged: () => void;
  readonly log: Log;
}

/** Lists the devices that are logged in, and logs out one or all others. */
export const createDevicesController = (deps: DevicesDeps) => {
  const { api, protect, performerId, onChanged, log } = deps;
  const resource = createResource(log);
  const list = resource.query<'own', readonly Device[]>('devices', () => api.devices(performerId()));
  const reload = (): void => {
    list.reload();
    onChanged();
  };
  const logOut = resource.mutation<DeviceChoice, undefined>(
    'logging out a device',
    (choice) =>
      protect(() =>
        choice === 'others' ? api.endOtherDevices(performerId()) : api.endDevice(performerId(), choice.id),
      ),
    {
      isUnconfirmed: needsConfirmation,
      onSuccess: reload, // Already gone.
      onError: reload,
    },
  );
  return {
    list,
    logOut,
    reset: resource.reset,
  };
};

export type DevicesController = ReturnType<typeof createDevicesController>;
