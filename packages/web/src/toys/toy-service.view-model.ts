import { computed, makeObservable } from 'mobx';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import { read } from '../mobx/read.ts';
import type { ToyServiceModel } from './ToyService.tsx';

/** Mirrors the switch of the toy service. @spec §1 — switch services on and off: toys */
export class ToyServiceViewModel implements ToyServiceModel {
  readonly #services: ServicesController;

  constructor(services: ServicesController) {
    this.#services = services;
    makeObservable(this, { on: computed, blockedKey: computed });
  }

  get on(): boolean {
    return read(this.#services.watch).flags.toy;
  }

  get blockedKey(): ToyServiceModel['blockedKey'] {
    const code = this.on ? undefined : read(this.#services.watch).blocked.toy;
    return code === undefined ? undefined : `error.${code}`;
  }

  readonly toggle = (): void => this.#services.toggle('toy');
}
