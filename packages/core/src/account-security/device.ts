import type { Seconds } from '../kernel/units.ts';

/** Device on which the account is logged in, as its browser describes itself. */
export interface Device {
  readonly id: string;
  /** Name of the browser; undefined for an unknown one. */
  readonly browser: string | undefined;
  /** Name of the operating system; undefined for an unknown one. */
  readonly system: string | undefined;
  /** ISO 3166 code of the country; undefined where the platform is not told. */
  readonly country: string | undefined;
  /** Time of the log-in. */
  readonly firstSeen: Seconds;
  /** Time of the latest session check. */
  readonly lastSeen: Seconds;
  /** True for the device that asks. */
  readonly isThis: boolean;
}

/** Devices in the order of the list: this one, then by the latest use. */
export const sortDevices = (devices: readonly Device[]): readonly Device[] =>
  devices.toSorted((one, other) => Number(other.isThis) - Number(one.isThis) || other.lastSeen - one.lastSeen);
