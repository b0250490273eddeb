import type { AccountController } from '@greenroom/core/account/account.controller';
import type { LoginController } from '@greenroom/core/login/login.controller';
import { read } from '../mobx/read.ts';
import { pictureSet } from '../ui/picture-set.ts';

/** Name and picture of the account, and the log-out. */
export const createAccountMenuModel = (login: LoginController, account: AccountController, imageUrl: string) => ({
  get name(): string {
    const { account: own } = read(login.watch);
    return own?.nickname || own?.username || '';
  },
  /** True for a performer whom the site flags as special. @spec §6 */
  get isSpecial(): boolean {
    return read(account.watch).special;
  },
  /** The avatar, where there is one. */
  get picture() {
    const media = read(login.watch).account?.avatarMedia;
    return media && pictureSet(media, imageUrl);
  },
  logOut: (): void => login.logOut(),
});

export type AccountMenuModel = ReturnType<typeof createAccountMenuModel>;
