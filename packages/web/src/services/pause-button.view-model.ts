import { computed, makeObservable } from 'mobx';
import type { Service } from '@greenroom/core/services/service';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import { Mirror } from '../mobx/mirror.ts';
import type { PauseButtonModel } from './PauseButton.tsx';

/** Pauses work and resumes it. @spec §4 Services status */
export class PauseButtonViewModel implements PauseButtonModel {
  readonly #services: ServicesController;
  readonly #state: Mirror<ServicesState>;

  constructor(services: ServicesController) {
    this.#services = services;
    this.#state = new Mirror(services.watch);
    makeObservable(this, { labelKey: computed, paused: computed, restores: computed });
  }

  get labelKey(): PauseButtonModel['labelKey'] {
    return this.paused ? 'services.resumeWork' : 'services.pauseWork';
  }

  get paused(): boolean {
    return this.#state.current.status === 'pause';
  }

  get restores(): readonly Service[] {
    return this.paused ? this.#state.current.remembered : [];
  }

  readonly press = (): void => {
    if (this.paused) this.#services.resume();
    else this.#services.pause();
  };

  readonly dispose = (): void => this.#state.dispose();
}
