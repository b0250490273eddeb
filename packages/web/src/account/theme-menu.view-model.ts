import { computed, makeObservable } from 'mobx';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import type { ThemeChoice } from '@greenroom/core/account/settings';
import { Mirror } from '../mobx/mirror.ts';
import type { Scheme } from './scheme.ts';
import type { ThemeMenuModel } from './ThemeMenu.tsx';

/** Choice of brightness, kept in the performer's settings. @spec §6 — performers use the theme from their settings */
export class ThemeMenuViewModel implements ThemeMenuModel {
  readonly #account: AccountController;
  readonly #state: Mirror<AccountState>;
  readonly #scheme: Mirror<Scheme>;

  constructor(account: AccountController, scheme: Mirror<Scheme>) {
    this.#account = account;
    this.#state = new Mirror(account.watch);
    this.#scheme = scheme;
    makeObservable(this, { choice: computed });
  }

  get choice(): ThemeChoice {
    return this.#state.current.settings.theme;
  }

  get scheme(): Scheme {
    return this.#scheme.current;
  }

  readonly choose = (choice: ThemeChoice): void => this.#account.chooseTheme(choice);

  readonly dispose = (): void => this.#state.dispose();
}
