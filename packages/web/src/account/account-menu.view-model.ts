import { computed, makeObservable } from 'mobx';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { Mirror } from '../mobx/mirror.ts';
import { pictureSet } from '../ui/picture-set.ts';
import type { AccountMenuModel } from './AccountMenu.tsx';

/** Mirrors the name of the account, and logs out. */
export class AccountMenuViewModel implements AccountMenuModel {
  readonly #login: LoginController;
  readonly #state: Mirror<LoginState>;

  readonly #imageUrl: string;

  constructor(login: LoginController, imageUrl: string) {
    this.#login = login;
    this.#imageUrl = imageUrl;
    this.#state = new Mirror(login.watch);
    makeObservable(this, { name: computed, picture: computed });
  }

  get name(): string {
    const { account } = this.#state.current;
    return account?.nickname || account?.username || '';
  }

  get picture(): AccountMenuModel['picture'] {
    const media = this.#state.current.account?.avatarMedia;
    return media === undefined ? undefined : pictureSet(media, this.#imageUrl);
  }

  readonly logOut = (): void => this.#login.logOut();

  readonly dispose = (): void => this.#state.dispose();
}
