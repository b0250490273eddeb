import { computed, makeObservable } from 'mobx';
import type { ServicesController, ServicesState } from '@greenroom/core/services/services.controller';
import { SERVICES, type Service } from '@greenroom/core/services/service';
import { Mirror } from '../mobx/mirror.ts';
import { SERVICE_GROUPS } from './service-groups.ts';
import type { SaveWord } from './SaveState.tsx';
import type { ServiceGroupModel, ServiceRowModel, ServicesPanelModel } from './ServicesPanel.tsx';

/** Her services as groups of switches, and how far the last change has come. @spec §4 Services status, §9 Services save delay */
export class ServicesPanelViewModel implements ServicesPanelModel {
  readonly #services: ServicesController;
  readonly #state: Mirror<ServicesState>;

  constructor(services: ServicesController) {
    this.#services = services;
    this.#state = new Mirror(services.watch);
    makeObservable(this, { groups: computed, onCount: computed, save: computed });
  }

  get groups(): readonly ServiceGroupModel[] {
    return SERVICE_GROUPS.map((group) => ({
      name: group.name,
      services: group.services.map((service) => this.#row(service)),
    }));
  }

  get onCount(): number {
    return SERVICES.filter((service) => this.#state.current.flags[service]).length;
  }

  get save(): SaveWord {
    const { error, save } = this.#state.current;
    if (error !== undefined) return 'failed';
    return save === 'idle' ? 'saved' : save;
  }

  readonly toggle = (service: Service): void => this.#services.toggle(service);

  readonly dispose = (): void => this.#state.dispose();

  #row(service: Service): ServiceRowModel {
    const { flags, blocked } = this.#state.current;
    const reason = blocked[service];
    const on = flags[service];
    return {
      service,
      on,
      word: on ? 'on' : 'off',
      // What is on may always be switched off.
      blockedKey: on || reason === undefined ? undefined : `error.${reason}`,
    };
  }
}
