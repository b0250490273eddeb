import { createApiClient } from '@greenroom/adapters-http/http/api-client';
import { createLocalisationApi } from '@greenroom/adapters-http/localisation/localisation-api.http';
import { createAuthApi } from '@greenroom/adapters-http/login/auth-api.http';
import { pageLoadedAt } from '../device/page-loaded-at.ts';
import { bindings } from './bindings.ts';
import { TOKENS } from './tokens.ts';

/** The one client of the platform's calls, and the calls of the way in. */
export const httpModule = bindings(({ provide }) => {
  provide(TOKENS.apiClient, (get) => {
    const { apiBasePath, version } = get(TOKENS.configuration);
    return createApiClient({
      base: apiBasePath,
      version,
      pageLoadedAt: pageLoadedAt(),
      fetch: globalThis.fetch,
      clock: get(TOKENS.networkClock),
      log: get(TOKENS.log),
    });
  });
  provide(TOKENS.authApi, (get) => createAuthApi(get(TOKENS.apiClient)));
  provide(TOKENS.localisationApi, (get) => createLocalisationApi(get(TOKENS.apiClient)));
});
