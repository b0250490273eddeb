import type { Configuration } from '@greenroom/adapters-http/configuration/configuration.wire';
import { createApiClient } from '@greenroom/adapters-http/http/api-client';
import { createLocalisationApi } from '@greenroom/adapters-http/localisation/localisation-api.http';
import { createAuthApi } from '@greenroom/adapters-http/login/auth-api.http';
import { createPreLoginControllers } from '@greenroom/core/app/pre-login';
import { AuthGateViewModel } from '../app/auth-gate.view-model.ts';
import type { FirstViewModels } from '../app/view-models.ts';
import { openedAddress } from '../device/opened-address.ts';
import { pageLoadedAt } from '../device/page-loaded-at.ts';
import { supportsPasskeys } from '../device/passkey-support.ts';
import { firstLanguage, rememberLanguage, unconfirmedLogOut } from '../device/remembered.ts';
import { changeLanguage, fetchWords } from '../i18n/i18n.ts';
import type { AppUpdate } from '../installation/app-update.ts';
import { createActiveLanguage } from '../localisation/active-language.ts';
import { createLanguageModel } from '../localisation/language.view-model.ts';
import { LoginViewModel } from '../login/login.view-model.ts';
import { createPasskeyLogin } from '../login/passkey-login.ts';
import type { TypedInShell } from '../login/PasswordForm.tsx';
import type { ErrorReporting } from '../reporting/error-reporting.ts';
import { createDevice } from './device.ts';

export interface BeforeLoginOptions {
  readonly configuration: Configuration;
  readonly reporting: ErrorReporting;
  readonly typedInShell: TypedInShell;
  readonly appUpdate: AppUpdate;
}

/**
 * Creates everything the login needs by plain calls: the container is fetched with the workspace, which takes these values over.
 * @spec §2 Login page
 */
export const createBeforeLogin = ({ configuration, reporting, typedInShell, appUpdate }: BeforeLoginOptions) => {
  const device = createDevice(configuration.clockRate, reporting);
  const { clock, log } = device;
  const apiClient = createApiClient({
    base: configuration.apiBasePath,
    version: configuration.version,
    pageLoadedAt: pageLoadedAt(),
    fetch: globalThis.fetch,
    clock: device.networkClock,
    log,
    onDate: clock.dateReceived,
  });
  const authApi = createAuthApi(apiClient);
  const preLogin = createPreLoginControllers({
    auth: authApi,
    localisation: createLocalisationApi(apiClient),
    clock,
    log,
    firstLanguage: firstLanguage(),
    unconfirmedLogOut,
    keepsCookies: () => navigator.cookieEnabled,
  });
  const { login, localisation } = preLogin;
  const activeLanguage = createActiveLanguage({
    localisation: localisation.watch,
    active: localisation.watch.state().language,
    fetchWords,
    show: changeLanguage,
    remember: rememberLanguage,
  });
  const models = {
    authGate: new AuthGateViewModel(openedAddress(window), login.watch),
    login: new LoginViewModel(login, {
      typed: typedInShell,
      offersRemember: configuration.rememberDevice,
      askForPasskey:
        configuration.accountSecurity && supportsPasskeys(window) ? createPasskeyLogin(authApi) : undefined,
      offersReset: configuration.passwords,
    }),
    language: createLanguageModel(localisation, activeLanguage),
  } satisfies FirstViewModels;
  return {
    ...device,
    appUpdate,
    configuration,
    reporting,
    apiClient,
    preLogin,
    login,
    localisation,
    activeLanguage,
    models,
    close: () => {
      activeLanguage.dispose();
      models.authGate.dispose();
      models.login.dispose();
      login.dispose();
    },
  };
};

/** Values that exist before the login. */
export type BeforeLogin = ReturnType<typeof createBeforeLogin>;
