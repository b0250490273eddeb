import type { AccountController } from '@greenroom/core/account/account.controller';
import type { LoginController } from '@greenroom/core/login/login.controller';
import { accountToConditions, phoneConditions, type PhoneCondition } from '@greenroom/core/services/service-conditions';
import { read } from '../mobx/read.ts';

/** The requirements of phone services and their state. @spec §5 Phone services */
export const createPhoneModel = (login: Pick<LoginController, 'watch'>, account: Pick<AccountController, 'watch'>) => ({
  get conditions(): readonly PhoneCondition[] {
    const { account: own } = read(login.watch);
    return own === undefined ? [] : phoneConditions(accountToConditions(own, read(account.watch).details?.phone));
  },
});

export type PhoneModel = ReturnType<typeof createPhoneModel>;
