import { computed, makeObservable } from 'mobx';
import type { ToyId } from '@greenroom/core/kernel/ids';
import type { ToyShelf } from '@greenroom/core/toys/toy-shelf.machine';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { Mirror } from '../mobx/mirror.ts';
import { toyErrorKey } from './toy-error-key.ts';
import type { ToyShelfModel } from './ToyShelfPanel.tsx';

/** @spec §3 Toy */
export class ToyShelfViewModel implements ToyShelfModel {
  readonly enable: ToyShelfModel['enable'];
  readonly switchMotion: ToyShelfModel['switchMotion'];
  readonly chooseSpeed: ToyShelfModel['chooseSpeed'];
  readonly choosePreset: ToyShelfModel['choosePreset'];
  readonly chooseSensitivity: ToyShelfModel['chooseSensitivity'];
  readonly moveToy: ToyShelfModel['moveToy'];
  readonly #toys: ToysController;
  readonly #state: Mirror<ToyShelf>;

  constructor(toys: ToysController) {
    this.#toys = toys;
    this.enable = toys.enable;
    this.switchMotion = toys.switchMotion;
    this.chooseSpeed = toys.chooseSpeed;
    this.choosePreset = toys.choosePreset;
    this.chooseSensitivity = toys.chooseSensitivity;
    this.moveToy = toys.moveToy;
    this.#state = new Mirror(toys.shelf);
    makeObservable(this, { toys: computed, errorKey: computed });
  }

  get toys(): ToyShelfModel['toys'] {
    return this.#state.current.toys;
  }

  get errorKey(): ToyShelfModel['errorKey'] {
    return toyErrorKey(this.#state.current.error);
  }

  readonly test = (toy: ToyId): void => void this.#toys.trigger({ kind: 'test', toy });

  readonly dispose = (): void => this.#state.dispose();
}
