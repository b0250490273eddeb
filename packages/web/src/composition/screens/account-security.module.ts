import { createSecurityApi } from '@greenroom/adapters-http/account-security/security-api.http';
import { protectedClient } from '@greenroom/adapters-http/http/protected-client';
import { createSecurityController } from '@greenroom/core/account-security/security.controller';
import { createPerLogin } from '@greenroom/core/passwords/password-change';
import { createPasskeyDevice } from '../../account-security/passkey-device.ts';
import { bindings } from '../container/bindings.ts';
import { TOKENS } from '../container/tokens.ts';

/** Protection of the account on its calls, fetched with the first screen that needs it. */
export const accountSecurityModule = bindings(({ provideDisposable, providePart }) => {
  provideDisposable(TOKENS.accountSecurity, (get) =>
    createPerLogin(get(TOKENS.login), (ownId) =>
      createSecurityController({
        api: createSecurityApi(get(TOKENS.apiClient)),
        passkeyDevice: createPasskeyDevice(window),
        performerId: ownId,
        log: get(TOKENS.log),
      }),
    ),
  );
  providePart(TOKENS.protectedClient, (get) =>
    get(TOKENS.configuration).accountSecurity
      ? protectedClient(get(TOKENS.apiClient), get(TOKENS.accountSecurity).confirmation.protect)
      : get(TOKENS.apiClient),
  );
});
