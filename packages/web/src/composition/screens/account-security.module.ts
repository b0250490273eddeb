import { createSecurityApi } from '@greenroom/adapters-http/account-security/security-api.http';
import { createAccountSecurity } from '@greenroom/core/app/account-security';
import { bindings } from '../container/bindings.ts';
import { TOKENS } from '../container/tokens.ts';

/** Protection of the account on its calls, fetched with the first screen that needs it. */
export const accountSecurityModule = bindings(({ provideDisposable }) => {
  provideDisposable(TOKENS.accountSecurity, (get) =>
    createAccountSecurity({
      api: createSecurityApi(get(TOKENS.apiClient)),
      login: get(TOKENS.login),
      log: get(TOKENS.log),
    }),
  );
});
