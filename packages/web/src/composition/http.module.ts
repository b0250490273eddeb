import { createApiClient, type ApiClient } from '@greenroom/adapters-http/http/api-client';
import { createLocalisationApi } from '@greenroom/adapters-http/localisation/localisation-api.http';
import { createAuthApi } from '@greenroom/adapters-http/login/auth-api.http';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import { ContainerModule } from 'inversify';
import { pageLoadedAt } from '../device/page-loaded-at.ts';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS } from './tokens.ts';

/** The one client of the platform's calls, and the calls of the way in. */
export const httpModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.apiClient)
    .toResolvedValue(
      ({ apiBasePath, version }: Configuration, clock: Clock, log: Log) =>
        createApiClient({
          base: apiBasePath,
          version,
          pageLoadedAt: pageLoadedAt(),
          fetch: globalThis.fetch,
          clock,
          log,
        }),
      [TOKENS.configuration, TOKENS.networkClock, TOKENS.log],
    )
    .inSingletonScope();
  bind(TOKENS.authApi)
    .toResolvedValue((client: ApiClient) => createAuthApi(client), [TOKENS.apiClient])
    .inSingletonScope();
  bind(TOKENS.localisationApi)
    .toResolvedValue((client: ApiClient) => createLocalisationApi(client), [TOKENS.apiClient])
    .inSingletonScope();
});
