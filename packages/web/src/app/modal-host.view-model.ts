import type { ModalName, ModalsController } from '@greenroom/core/navigation/modals.machine';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';

/** Mirrors the open modal. @spec §2 Modals */
export class ModalHostViewModel {
  readonly #modals: ModalsController;

  constructor(modals: ModalsController) {
    this.#modals = modals;
  }

  /** At most one. */
  get open(): ModalName | undefined {
    return read(this.#modals.watch).open;
  }

  readonly close = (): void => this.#modals.close();
}

export type ModalHostModel = PublicOf<ModalHostViewModel>;
