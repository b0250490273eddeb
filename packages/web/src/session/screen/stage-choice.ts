import { action, makeObservable, observable } from 'mobx';
import type { TabStorage } from '../../device/tab-storage.ts';
import type { PublicOf } from '../../mobx/public-of.ts';

const KEY = 'greenroom.stage';

/** Choice of the large picture, remembered on this device. */
export class StageChoice {
  /** Picture that is large while both are visible; remembered on this device. */
  large: 'customer' | 'own';
  readonly #device: Pick<TabStorage, 'getItem' | 'setItem'>;

  constructor(device: Pick<TabStorage, 'getItem' | 'setItem'>) {
    this.#device = device;
    this.large = device.getItem(KEY) === 'own' ? 'own' : 'customer';
    makeObservable(this, { large: observable, swap: action });
  }

  readonly swap = (): void => {
    this.large = this.large === 'customer' ? 'own' : 'customer';
    this.#device.setItem(KEY, this.large);
  };
}

export type StageChoiceModel = PublicOf<StageChoice>;
