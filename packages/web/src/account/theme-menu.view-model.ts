import { computed, makeObservable } from 'mobx';
import type { AccountController } from '@greenroom/core/account/account.controller';
import type { ThemeChoice } from '@greenroom/core/account/settings';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { read } from '../mobx/read.ts';
import type { Scheme } from './scheme.ts';
import type { ThemeMenuModel } from './ThemeMenu.tsx';

/** Choice of brightness, kept in the performer's settings. @spec §6 — performers use the theme from their settings */
export class ThemeMenuViewModel implements ThemeMenuModel {
  readonly #account: AccountController;
  readonly #scheme: Watchable<Scheme>;

  constructor(account: AccountController, scheme: Watchable<Scheme>) {
    this.#account = account;
    this.#scheme = scheme;
    makeObservable(this, { choice: computed });
  }

  get choice(): ThemeChoice {
    return read(this.#account.watch).settings.theme;
  }

  get scheme(): Scheme {
    return read(this.#scheme);
  }

  readonly choose = (choice: ThemeChoice): void => this.#account.chooseTheme(choice);
}
