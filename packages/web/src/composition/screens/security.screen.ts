import { createSecurityPageModel } from '../../account-security/security-page.view-model.ts';
import { SecurityPage } from '../../account-security/SecurityPage.tsx';
import { accountSecurityOf } from './account-security.ts';
import { passwordChangeOf } from './create-password-change.ts';
import { createScreen } from './screen.ts';

/** Protection of the account, a page of ours beside the settings. */
export const securityScreen = createScreen({
  Page: SecurityPage,
  open: (workspace) => {
    const security = accountSecurityOf(workspace);
    const offersDevices = workspace.ports.configuration.devices;
    return {
      model: createSecurityPageModel(security, { password: passwordChangeOf(workspace), offersDevices }),
      load: () => {
        security.state.load('own');
        security.passkeys.list.load('own');
        if (offersDevices) security.devices.list.load('own');
      },
    };
  },
});
