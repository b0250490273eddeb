import { createAccountDataApi } from '@greenroom/adapters-http/account-data/account-data-api.http';
import { createAccountDataController } from '@greenroom/core/account-data/account-data.controller';
import { needsConfirmation } from '@greenroom/core/account-security/security-api.port';
import { createPerLogin } from '@greenroom/core/passwords/password-change';
import { createAccountDataModel } from '../../account-data/account-data.view-model.ts';
import { AccountDataPage } from '../../account-data/AccountDataPage.tsx';
import { confirmationOf, protectedClientOf } from './account-security.ts';
import { createScreen } from './screen.ts';

/** The performer's own data, a page of ours beside the settings. */
export const accountDataScreen = createScreen({
  Page: AccountDataPage,
  open: (workspace) => {
    const { app, ports, lifetime } = workspace;
    const accountData = lifetime.keep(
      createPerLogin(app.login, (ownId) =>
        createAccountDataController({
          api: createAccountDataApi(protectedClientOf(workspace)),
          saveFile: (path) => window.location.assign(path),
          isGivenUp: needsConfirmation,
          performerId: ownId,
          clock: ports.clock,
          log: ports.log,
        }),
      ),
    );
    return {
      model: createAccountDataModel(accountData, confirmationOf(workspace)),
      load: () => accountData.state.load('own'),
    };
  },
});
