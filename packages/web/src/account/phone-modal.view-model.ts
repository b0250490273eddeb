import { computed, makeObservable } from 'mobx';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { accountToConditions, phoneConditions, type PhoneCondition } from '@greenroom/core/services/service-conditions';
import { Mirror } from '../mobx/mirror.ts';
import type { PhoneModalModel } from './PhoneModal.tsx';

/** Mirrors the requirements of phone services and their state. @spec §5 Phone services */
export class PhoneModalViewModel implements PhoneModalModel {
  readonly #login: Mirror<LoginState>;
  readonly #account: Mirror<AccountState>;

  constructor(login: Pick<LoginController, 'watch'>, account: Pick<AccountController, 'watch'>) {
    this.#login = new Mirror(login.watch);
    this.#account = new Mirror(account.watch);
    makeObservable(this, { conditions: computed });
  }

  get conditions(): readonly PhoneCondition[] {
    const { account } = this.#login.current;
    if (account === undefined) return [];
    return phoneConditions(accountToConditions(account, this.#account.current.details?.phone));
  }

  readonly dispose = (): void => {
    this.#login.dispose();
    this.#account.dispose();
  };
}
