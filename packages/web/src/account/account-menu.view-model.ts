import { computed, makeObservable } from 'mobx';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { Mirror } from '../mobx/mirror.ts';
import { pictureSet } from '../ui/picture-set.ts';
import type { AccountMenuModel } from './AccountMenu.tsx';

/** Mirrors the name of the account, and logs out. */
export class AccountMenuViewModel implements AccountMenuModel {
  readonly #login: LoginController;
  readonly #state: Mirror<LoginState>;
  readonly #account: Mirror<AccountState>;
  readonly #imageUrl: string;

  constructor(login: LoginController, account: AccountController, imageUrl: string) {
    this.#login = login;
    this.#imageUrl = imageUrl;
    this.#state = new Mirror(login.watch);
    this.#account = new Mirror(account.watch);
    makeObservable(this, { name: computed, isSpecial: computed, picture: computed });
  }

  get name(): string {
    const { account } = this.#state.current;
    return account?.nickname || account?.username || '';
  }

  get isSpecial(): boolean {
    return this.#account.current.special;
  }

  get picture(): AccountMenuModel['picture'] {
    const media = this.#state.current.account?.avatarMedia;
    return media === undefined ? undefined : pictureSet(media, this.#imageUrl);
  }

  readonly logOut = (): void => this.#login.logOut();

  readonly dispose = (): void => {
    this.#state.dispose();
    this.#account.dispose();
  };
}
