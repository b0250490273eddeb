import { computed, makeObservable } from 'mobx';
import type { PanicController } from '@greenroom/core/panic/panic.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { NeutralScreenModel } from './NeutralScreen.tsx';

export class NeutralScreenViewModel implements NeutralScreenModel {
  readonly leave: () => void;
  readonly #isNeutral: Mirror<boolean>;

  constructor(panic: Pick<PanicController, 'watch' | 'leave'>) {
    this.leave = panic.leave;
    this.#isNeutral = new Mirror(panic.watch);
    makeObservable(this, { isNeutral: computed });
  }

  get isNeutral(): boolean {
    return this.#isNeutral.current;
  }

  readonly dispose = (): void => this.#isNeutral.dispose();
}
