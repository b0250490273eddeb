import { createValue, type Watchable } from '@greenroom/core/kernel/machine';
import type { TabStorage } from './tab-storage.ts';

/** Hints of a browser about its connection; Firefox and Safari have none of it. */
type ConnectionHints = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly saveData?: boolean;
};

export const connectionOf = (
  browser: Navigator & { readonly connection?: ConnectionHints },
): ConnectionHints | undefined => browser.connection;

export interface DataSaver {
  /** Data is saved on this device: by choice, else because the browser asks for it. */
  readonly watch: Watchable<boolean>;
  readonly choose: (saves: boolean) => void;
  readonly dispose: () => void;
}

const KEY = 'greenroom.data-saver';
const CHOICE = { on: true, off: false } as const;

/** Checks whether data is saved on this device: by choice, else because the browser asks for it. */
export const isDataSaved = (device: Pick<TabStorage, 'getItem'>, connection: ConnectionHints | undefined): boolean => {
  const kept = device.getItem(KEY);
  return kept === 'on' || kept === 'off' ? CHOICE[kept] : connection?.saveData === true;
};

/** Keeps the choice on this device; without one the browser's own data saver counts. */
export const createDataSaver = (device: TabStorage, connection: ConnectionHints | undefined): DataSaver => {
  const read = (): boolean => isDataSaved(device, connection);
  const saves = createValue(read());
  const update = (): void => saves.set(read());
  connection?.addEventListener('change', update);
  return {
    watch: saves,
    choose: (on) => {
      device.setItem(KEY, on ? 'on' : 'off');
      update();
    },
    dispose: () => connection?.removeEventListener('change', update),
  };
};
