import { computed, makeObservable } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { PanicController } from '@greenroom/core/panic/panic.controller';
import { read } from '../mobx/read.ts';
import type { NeutralScreenModel } from './NeutralScreen.tsx';

export class NeutralScreenViewModel implements NeutralScreenModel {
  readonly leave: () => void;
  readonly #isNeutral: Watchable<boolean>;

  constructor(panic: Pick<PanicController, 'watch' | 'leave'>) {
    this.leave = panic.leave;
    this.#isNeutral = panic.watch;
    makeObservable(this, { isNeutral: computed });
  }

  get isNeutral(): boolean {
    return read(this.#isNeutral);
  }
}
