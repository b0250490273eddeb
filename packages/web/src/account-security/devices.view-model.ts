import type { DevicesController } from '@greenroom/core/account-security/devices.controller';
import { needsConfirmation } from '@greenroom/core/account-security/security-api.port';
import { fullDate } from '@greenroom/core/formatting/dates';
import { read } from '../mobx/read.ts';
import { viewOf } from '../ui/query-view.ts';

/** Devices that are logged in, and the log-out of one or all others. */
export const createDevicesModel = ({ list, logOut }: Pick<DevicesController, 'list' | 'logOut'>) => {
  const shown = viewOf(list);
  return {
    get rows() {
      return shown.data?.map(({ firstSeen, lastSeen, ...device }) => ({
        ...device,
        first: fullDate(firstSeen),
        last: fullDate(lastSeen),
      }));
    },
    get isNotLoaded(): boolean {
      return shown.data === undefined && shown.view !== 'loading';
    },
    get busy(): boolean {
      return read(logOut.watch).status === 'busy';
    },
    /** Outcome of the latest log-out. */
    get outcome(): 'done' | 'failed' | undefined {
      const { status, failure } = read(logOut.watch);
      if (status === 'done') return 'done';
      // The performer closed the question for the second factor: nothing failed.
      return failure === undefined || needsConfirmation(failure) ? undefined : 'failed';
    },
    logOut: (id: string): void => logOut.mutate({ id }),
    logOutOthers: (): void => logOut.mutate('others'),
    retry: list.reload,
  };
};

export type DevicesModel = ReturnType<typeof createDevicesModel>;
export type DeviceRow = NonNullable<DevicesModel['rows']>[number];
