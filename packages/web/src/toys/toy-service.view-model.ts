import { computed, makeObservable } from 'mobx';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { ToyServiceModel } from './ToyService.tsx';

/** Mirrors the switch of the toy service. @spec §1 — switch services on and off: toys */
export class ToyServiceViewModel implements ToyServiceModel {
  readonly #services: ServicesController;
  readonly #state: Mirror<ServicesState>;

  constructor(services: ServicesController) {
    this.#services = services;
    this.#state = new Mirror(services.watch);
    makeObservable(this, { on: computed, blockedKey: computed });
  }

  get on(): boolean {
    return this.#state.current.flags.toy;
  }

  get blockedKey(): ToyServiceModel['blockedKey'] {
    const code = this.on ? undefined : this.#state.current.blocked.toy;
    return code === undefined ? undefined : `error.${code}`;
  }

  readonly toggle = (): void => this.#services.toggle('toy');

  readonly dispose = (): void => this.#state.dispose();
}
