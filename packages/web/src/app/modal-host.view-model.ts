import { computed, makeObservable } from 'mobx';
import type { ModalName, ModalsController, ModalsState } from '@greenroom/core/navigation/modals.machine';
import { Mirror } from '../mobx/mirror.ts';
import type { ModalHostModel } from './frame-models.ts';

/** Mirrors the open modal. @spec §2 Modals */
export class ModalHostViewModel implements ModalHostModel {
  readonly #modals: ModalsController;
  readonly #state: Mirror<ModalsState>;

  constructor(modals: ModalsController) {
    this.#modals = modals;
    this.#state = new Mirror(modals.watch);
    makeObservable(this, { open: computed });
  }

  get open(): ModalName | undefined {
    return this.#state.current.open;
  }

  readonly close = (): void => this.#modals.close();

  readonly dispose = (): void => this.#state.dispose();
}
