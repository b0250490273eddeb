import { createAccountDataApi } from '@greenroom/adapters-http/account-data/account-data-api.http';
import { createAccountDataController } from '@greenroom/core/account-data/account-data.controller';
import { needsConfirmation } from '@greenroom/core/account-security/security-api.port';
import { createPerLogin } from '@greenroom/core/passwords/password-change';
import { AccountDataViewModel } from '../../account-data/account-data.view-model.ts';
import { AccountDataPage } from '../../account-data/AccountDataPage.tsx';
import { ConfirmationViewModel } from '../../account-security/confirmation.view-model.ts';
import { bindings } from '../container/bindings.ts';
import { TOKENS } from '../container/tokens.ts';
import { accountSecurityModule } from './account-security.module.ts';
import { createScreen } from './screen.ts';

const accountDataModule = bindings(({ provideDisposable }) => {
  provideDisposable(TOKENS.accountData, (get) =>
    createPerLogin(get(TOKENS.login), (ownId) =>
      createAccountDataController({
        api: createAccountDataApi(get(TOKENS.protectedClient)),
        saveFile: (path) => window.location.assign(path),
        isGivenUp: needsConfirmation,
        performerId: ownId,
        clock: get(TOKENS.clock),
        log: get(TOKENS.log),
      }),
    ),
  );
});

/** The performer's own data, a page of ours beside the settings. */
export const accountDataScreen = createScreen({
  modules: [accountSecurityModule, accountDataModule],
  Page: AccountDataPage,
  createModel: (get) =>
    new AccountDataViewModel(
      get(TOKENS.accountData),
      new ConfirmationViewModel(get(TOKENS.accountSecurity).confirmation),
    ),
  load: (get) => () => get(TOKENS.accountData).state.load('own'),
});
