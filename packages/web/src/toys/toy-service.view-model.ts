import type { ServiceBlockCode } from '@greenroom/core/services/services.constants';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';

/** Mirrors the switch of the toy service. @spec §1 — switch services on and off: toys */
export class ToyServiceViewModel {
  readonly #services: ServicesController;

  constructor(services: ServicesController) {
    this.#services = services;
  }

  get on(): boolean {
    return read(this.#services.watch).flags.toy;
  }

  /** Reason that it cannot be switched on. */
  get blockedKey(): `error.${ServiceBlockCode}` | undefined {
    const code = this.on ? undefined : read(this.#services.watch).blocked.toy;
    return code === undefined ? undefined : `error.${code}`;
  }

  readonly toggle = (): void => this.#services.toggle('toy');
}

export type ToyServiceModel = PublicOf<ToyServiceViewModel>;
