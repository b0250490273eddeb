import { SecurityPageViewModel } from '../../account-security/security-page.view-model.ts';
import { SecurityPage } from '../../account-security/SecurityPage.tsx';
import { TOKENS } from '../container/tokens.ts';
import { accountSecurityModule } from './account-security.module.ts';
import { createPasswordChangeModel } from './create-password-change.ts';
import { createScreen } from './screen.ts';

/** Protection of the account, a page of ours beside the settings. */
export const securityScreen = createScreen({
  modules: [accountSecurityModule],
  Page: SecurityPage,
  createModel: (get) =>
    new SecurityPageViewModel(get(TOKENS.accountSecurity), {
      password: createPasswordChangeModel(get),
      offersDevices: get(TOKENS.configuration).devices,
    }),
  load: (get) => () => {
    get(TOKENS.accountSecurity).state.load('own');
    get(TOKENS.accountSecurity).passkeys.list.load('own');
    if (get(TOKENS.configuration).devices) get(TOKENS.accountSecurity).devices.list.load('own');
  },
});
