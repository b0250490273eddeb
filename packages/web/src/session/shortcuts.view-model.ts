import { action, makeObservable, observable } from 'mobx';
import type { ShortcutsModel } from './Shortcuts.tsx';

/** Whether single letters do something; remembered on this device. */
export interface ShortcutsMemory {
  readonly areOn: () => boolean;
  readonly remember: (on: boolean) => void;
}

export class ShortcutsViewModel implements ShortcutsModel {
  readonly #memory: ShortcutsMemory;
  on: boolean;

  constructor(memory: ShortcutsMemory) {
    this.#memory = memory;
    this.on = memory.areOn();
    makeObservable(this, { on: observable, toggle: action });
  }

  readonly toggle = (): void => {
    this.on = !this.on;
    this.#memory.remember(this.on);
  };
}
