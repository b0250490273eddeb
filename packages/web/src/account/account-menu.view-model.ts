import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginState } from '@greenroom/core/login/performer-status.machine';
import { computed, makeObservable } from 'mobx';
import { Mirror } from '../mobx/mirror.ts';
import type { AccountMenuModel } from './AccountMenu.tsx';

/** Her name, and the way out. */
export class AccountMenuViewModel implements AccountMenuModel {
  readonly #login: LoginController;
  readonly #state: Mirror<LoginState>;

  constructor(login: LoginController) {
    this.#login = login;
    this.#state = new Mirror(login.watch);
    makeObservable(this, { name: computed });
  }

  get name(): string {
    const { account } = this.#state.current;
    return account?.nickname || account?.username || '';
  }

  readonly logOut = (): void => this.#login.logOut();

  readonly dispose = (): void => this.#state.dispose();
}
