import { computed, makeObservable } from 'mobx';
import type { PasskeyChange, PasskeysController } from '@greenroom/core/account-security/passkeys.controller';
import type { Passkey } from '@greenroom/core/account-security/security-state';
import { shortDate } from '@greenroom/core/formatting/dates';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { Mirror } from '../mobx/mirror.ts';
import type { PasskeysModel } from './PasskeysPanel.tsx';

/** Mirrors the passkeys of the account. */
export class PasskeysViewModel implements PasskeysModel {
  readonly isAvailable: boolean;
  readonly add: PasskeysController['add'];
  readonly rename: PasskeysController['rename'];
  readonly remove: PasskeysController['remove'];
  readonly retry: () => void;
  readonly #list: Mirror<Query<'own', readonly Passkey[]>>;
  readonly #change: Mirror<PasskeyChange>;

  constructor({ isAvailable, list, change, add, rename, remove }: PasskeysController) {
    this.isAvailable = isAvailable;
    this.add = add;
    this.rename = rename;
    this.remove = remove;
    this.retry = list.reload;
    this.#list = new Mirror(list.watch);
    this.#change = new Mirror(change);
    makeObservable(this, { rows: computed, isNotLoaded: computed, busy: computed, errorKey: computed });
  }

  get rows(): PasskeysModel['rows'] {
    return this.#list.current.data?.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdOn: shortDate(createdAt),
      usedOn: usedAt === undefined ? undefined : shortDate(usedAt),
    }));
  }

  get isNotLoaded(): boolean {
    const { data, status } = this.#list.current;
    return data === undefined && status === 'failed';
  }

  get busy(): boolean {
    return this.#change.current.busy;
  }

  get errorKey(): PasskeysModel['errorKey'] {
    const { error } = this.#change.current;
    return error === undefined ? undefined : `error.${error}`;
  }

  readonly dispose = (): void => {
    this.#list.dispose();
    this.#change.dispose();
  };
}
