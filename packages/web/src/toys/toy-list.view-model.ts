import type { ToyId } from '@greenroom/core/kernel/ids';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { ToyList } from '@greenroom/core/toys/toy-list.machine';
import type { ToysController } from '@greenroom/core/toys/toys.controller';
import { read } from '../mobx/read.ts';
import { toyErrorKey } from './toy-error-key.ts';
import type { ToyListModel } from './ToyListPanel.tsx';

/** Mirrors the list of toys, and passes on the performer's settings and tests. @spec §3 Toy */
export class ToyListViewModel implements ToyListModel {
  readonly enable: ToyListModel['enable'];
  readonly switchMotion: ToyListModel['switchMotion'];
  readonly chooseSpeed: ToyListModel['chooseSpeed'];
  readonly choosePreset: ToyListModel['choosePreset'];
  readonly chooseSensitivity: ToyListModel['chooseSensitivity'];
  readonly moveToy: ToyListModel['moveToy'];
  readonly #toys: ToysController;
  readonly #state: Watchable<ToyList>;

  constructor(toys: ToysController) {
    this.#toys = toys;
    this.enable = toys.enable;
    this.switchMotion = toys.switchMotion;
    this.chooseSpeed = toys.chooseSpeed;
    this.choosePreset = toys.choosePreset;
    this.chooseSensitivity = toys.chooseSensitivity;
    this.moveToy = toys.moveToy;
    this.#state = toys.list;
  }

  get toys(): ToyListModel['toys'] {
    return read(this.#state).toys;
  }

  get errorKey(): ToyListModel['errorKey'] {
    return toyErrorKey(read(this.#state).error);
  }

  readonly test = (toy: ToyId) => this.#toys.trigger({ kind: 'test', toy });
}
