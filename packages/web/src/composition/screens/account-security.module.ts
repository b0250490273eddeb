import { createSecurityApi } from '@greenroom/adapters-http/account-security/security-api.http';
import { protectedClient } from '@greenroom/adapters-http/http/api-client';
import { createAccountSecurity } from '@greenroom/core/app/account-security';
import { createPasskeyDevice } from '../../account-security/passkey-device.ts';
import { bindings } from '../container/bindings.ts';
import { TOKENS } from '../container/tokens.ts';

/** Protection of the account on its calls, fetched with the first screen that needs it. */
export const accountSecurityModule = bindings(({ provideDisposable, providePart }) => {
  provideDisposable(TOKENS.accountSecurity, (get) =>
    createAccountSecurity({
      api: createSecurityApi(get(TOKENS.apiClient)),
      passkeyDevice: createPasskeyDevice(window),
      login: get(TOKENS.login),
      log: get(TOKENS.log),
    }),
  );
  providePart(TOKENS.protectedClient, (get) =>
    get(TOKENS.configuration).accountSecurity
      ? protectedClient(get(TOKENS.apiClient), get(TOKENS.accountSecurity).confirmation.protect)
      : get(TOKENS.apiClient),
  );
});
