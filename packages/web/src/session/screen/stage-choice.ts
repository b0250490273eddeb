import { action, makeObservable, observable } from 'mobx';
import type { TabStorage } from '../../device/tab-storage.ts';
import type { StageChoiceModel } from './SessionStage.tsx';

const KEY = 'greenroom.stage';

/** Choice of the large picture, remembered on this device. */
export class StageChoice implements StageChoiceModel {
  large: StageChoiceModel['large'];
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
