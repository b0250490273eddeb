import { computed, makeObservable } from 'mobx';
import type { ModalName, ModalsController } from '@greenroom/core/navigation/modals.machine';
import { read } from '../mobx/read.ts';
import type { ModalHostModel } from './frame-models.ts';

/** Mirrors the open modal. @spec §2 Modals */
export class ModalHostViewModel implements ModalHostModel {
  readonly #modals: ModalsController;

  constructor(modals: ModalsController) {
    this.#modals = modals;
    makeObservable(this, { open: computed });
  }

  get open(): ModalName | undefined {
    return read(this.#modals.watch).open;
  }

  readonly close = (): void => this.#modals.close();
}
