import { createAccountApi } from '@greenroom/adapters-http/account/account-api.http';
import { createChatApi } from '@greenroom/adapters-http/chat/chat-api.http';
import { createContentApi } from '@greenroom/adapters-http/content/content-api.http';
import { createApiClient, type ApiClient } from '@greenroom/adapters-http/http/api-client';
import { createLocalisationApi } from '@greenroom/adapters-http/localisation/localisation-api.http';
import { createAuthApi } from '@greenroom/adapters-http/login/auth-api.http';
import { createServicesApi } from '@greenroom/adapters-http/services/services-api.http';
import { createSessionApi } from '@greenroom/adapters-http/session/session-api.http';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import { ContainerModule } from 'inversify';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS } from './tokens.ts';

/** The platform's calls, all through one client. */
export const httpModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.apiClient)
    .toResolvedValue(
      ({ apiBasePath, version }: Configuration, clock: Clock, log: Log) =>
        createApiClient({ base: apiBasePath, version, pageLoadedAt: clock.today(), fetch: globalThis.fetch, clock, log }),
      [TOKENS.configuration, TOKENS.networkClock, TOKENS.log],
    )
    .inSingletonScope();
  const api = <Api>(token: symbol, create: (client: ApiClient) => Api) =>
    bind(token).toResolvedValue((client: ApiClient) => create(client), [TOKENS.apiClient]).inSingletonScope();
  api(TOKENS.accountApi, createAccountApi);
  api(TOKENS.authApi, createAuthApi);
  api(TOKENS.chatApi, createChatApi);
  api(TOKENS.contentApi, createContentApi);
  api(TOKENS.localisationApi, createLocalisationApi);
  api(TOKENS.servicesApi, createServicesApi);
  api(TOKENS.sessionApi, createSessionApi);
});
