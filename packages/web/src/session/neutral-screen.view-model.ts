import type { Watchable } from '@greenroom/core/kernel/machine';
import type { PanicController } from '@greenroom/core/panic/panic.controller';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';

export class NeutralScreenViewModel {
  readonly leave: () => void;
  readonly #isNeutral: Watchable<boolean>;

  constructor(panic: Pick<PanicController, 'watch' | 'leave'>) {
    this.leave = panic.leave;
    this.#isNeutral = panic.watch;
  }

  get isNeutral(): boolean {
    return read(this.#isNeutral);
  }
}

export type NeutralScreenModel = PublicOf<NeutralScreenViewModel>;
