import { computed, makeObservable } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Service } from '@greenroom/core/services/service';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import { read } from '../mobx/read.ts';
import type { PauseButtonModel } from './PauseButton.tsx';

/** Pauses work and resumes it. @spec §4 Services status */
export class PauseButtonViewModel implements PauseButtonModel {
  readonly #services: ServicesController;
  readonly #state: Watchable<ServicesState>;

  constructor(services: ServicesController) {
    this.#services = services;
    this.#state = services.watch;
    makeObservable(this, { labelKey: computed, paused: computed, restores: computed });
  }

  get labelKey(): PauseButtonModel['labelKey'] {
    return this.paused ? 'services.resumeWork' : 'services.pauseWork';
  }

  get paused(): boolean {
    return read(this.#state).status === 'pause';
  }

  get restores(): readonly Service[] {
    return this.paused ? read(this.#state).remembered : [];
  }

  readonly press = (): void => {
    if (this.paused) this.#services.resume();
    else this.#services.pause();
  };
}
