import { createSecurityController, type SecurityController } from '../account-security/security.controller.ts';
import type { PasskeyDevice } from '../account-security/passkey-device.port.ts';
import type { SecurityApi } from '../account-security/security-api.port.ts';
import { performerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { watchChanges } from '../kernel/watch-changes.ts';
import type { LoginController } from '../login/login.controller.ts';

/** Protection of the account. Created when a page needs it first. */
export interface AccountSecurity extends SecurityController {
  readonly dispose: () => void;
}

export interface AccountSecurityDeps {
  readonly api: SecurityApi;
  readonly passkeyDevice: PasskeyDevice;
  readonly login: Pick<LoginController, 'watch'>;
  readonly log: Log;
}

/** Joins the protection of the account to the login: the next user of the page sees nothing of the last one. */
export const createAccountSecurity = ({ api, passkeyDevice, login, log }: AccountSecurityDeps): AccountSecurity => {
  const security = createSecurityController({
    api,
    passkeyDevice,
    performerId: () => login.watch.state().account?.id ?? performerId(''),
    log,
  });
  const dispose = watchChanges(login.watch, ({ account }, before) => {
    if (before.account !== undefined && account?.id !== before.account.id) security.reset();
  });
  return { ...security, dispose };
};
