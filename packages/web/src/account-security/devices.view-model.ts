import { computed, makeObservable } from 'mobx';
import type { DeviceChoice, DevicesController } from '@greenroom/core/account-security/devices.controller';
import { needsConfirmation } from '@greenroom/core/account-security/security-api.port';
import type { Device } from '@greenroom/core/account-security/security-state';
import { fullDate } from '@greenroom/core/formatting/dates';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { Mirror } from '../mobx/mirror.ts';
import type { DevicesModel } from './DevicesPanel.tsx';

/** Mirrors the devices that are logged in. */
export class DevicesViewModel implements DevicesModel {
  readonly retry: () => void;
  /** Clears the outcome that was shown; a log-out under way goes on. */
  readonly clearOutcome: () => void;
  readonly #logOut: DevicesController['logOut'];
  readonly #list: Mirror<Query<'own', readonly Device[]>>;
  readonly #change: Mirror<Mutation<DeviceChoice>>;

  constructor({ list, logOut }: Pick<DevicesController, 'list' | 'logOut'>) {
    this.retry = list.reload;
    this.clearOutcome = () => {
      if (!this.busy) logOut.reset();
    };
    this.#logOut = logOut;
    this.#list = new Mirror(list.watch);
    this.#change = new Mirror(logOut.watch);
    makeObservable(this, { rows: computed, isNotLoaded: computed, busy: computed, outcome: computed });
  }

  get rows(): DevicesModel['rows'] {
    return this.#list.current.data?.map(({ firstSeen, lastSeen, ...device }) => ({
      ...device,
      first: fullDate(firstSeen),
      last: fullDate(lastSeen),
    }));
  }

  get isNotLoaded(): boolean {
    const { data, status } = this.#list.current;
    return data === undefined && status === 'failed';
  }

  get busy(): boolean {
    return this.#change.current.status === 'busy';
  }

  get outcome(): DevicesModel['outcome'] {
    const { status, failure } = this.#change.current;
    if (status === 'done') return 'done';
    // The performer closed the question for the second factor: nothing failed.
    return failure === undefined || needsConfirmation(failure) ? undefined : 'failed';
  }

  readonly logOut = (id: string): void => this.#logOut.mutate({ id });

  readonly logOutOthers = (): void => this.#logOut.mutate('others');

  readonly dispose = (): void => {
    this.#list.dispose();
    this.#change.dispose();
  };
}
