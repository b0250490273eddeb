import { action, makeObservable, observable } from 'mobx';
import type { PublicOf } from '../mobx/public-of.ts';

/** Storage of the switch of the single keys on this device. */
export interface ShortcutsMemory {
  readonly areOn: () => boolean;
  readonly remember: (on: boolean) => void;
}

export class ShortcutsViewModel {
  /** Hides everything at once. */
  readonly panic: () => void;
  readonly #memory: ShortcutsMemory;
  /** Single keys can be in the way of speech input; chords work also while they are off. */
  on: boolean;
  isHelpOpen = false;

  constructor(memory: ShortcutsMemory, panic: () => void) {
    this.panic = panic;
    this.#memory = memory;
    this.on = memory.areOn();
    makeObservable(this, {
      on: observable,
      isHelpOpen: observable,
      toggle: action,
      openHelp: action,
      closeHelp: action,
    });
  }

  readonly toggle = (): void => {
    this.on = !this.on;
    this.#memory.remember(this.on);
  };

  readonly openHelp = (): void => {
    this.isHelpOpen = true;
  };

  readonly closeHelp = (): void => {
    this.isHelpOpen = false;
  };
}

export type ShortcutsModel = PublicOf<ShortcutsViewModel>;
