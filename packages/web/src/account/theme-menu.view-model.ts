import type { AccountController } from '@greenroom/core/account/account.controller';
import type { ThemeChoice } from '@greenroom/core/account/settings';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { read } from '../mobx/read.ts';
import type { Scheme } from './scheme.ts';

/** Choice of brightness, kept in the performer's settings. @spec §6 — performers use the theme from their settings */
export const createThemeMenuModel = (account: AccountController, scheme: Watchable<Scheme>) => ({
  get choice(): ThemeChoice {
    return read(account.watch).settings.theme;
  },
  get scheme(): Scheme {
    return read(scheme);
  },
  choose: (choice: ThemeChoice): void => account.chooseTheme(choice),
});

export type ThemeMenuModel = ReturnType<typeof createThemeMenuModel>;
