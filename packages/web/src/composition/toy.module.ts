import { createToyApp } from '@greenroom/adapters-toy/toys/toy-app.toy';
import { createToyCloud } from '@greenroom/adapters-toy/toys/toy-cloud.toy';
import { createToySocket } from '@greenroom/adapters-toy/toys/toy-socket.toy';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import { ContainerModule } from 'inversify';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS } from './tokens.ts';

/** The toy app on her own machine, and the vendor's cloud and hub for a phone. */
export const toyModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.toyApp)
    .toResolvedValue(
      ({ toyAppUrl }: Configuration, clock: Clock) =>
        createToyApp({ urls: toyAppUrl === '' ? [] : [toyAppUrl], fetch: globalThis.fetch, clock }),
      [TOKENS.configuration, TOKENS.networkClock],
    )
    .inSingletonScope();
  bind(TOKENS.toyCloud)
    .toResolvedValue(
      ({ toyCloudUrl, toyPlatform, toyToken }: Configuration, clock: Clock) =>
        createToyCloud({
          url: toyCloudUrl,
          platform: toyPlatform,
          token: toyToken,
          fetch: globalThis.fetch,
          clock,
        }),
      [TOKENS.configuration, TOKENS.networkClock],
    )
    .inSingletonScope();
  bind(TOKENS.toySocket)
    .toResolvedValue(
      ({ toyHubGeneration }: Configuration, log: Log) =>
        createToySocket({ generation: toyHubGeneration, isPageSecure: globalThis.location.protocol === 'https:', log }),
      [TOKENS.configuration, TOKENS.log],
    )
    .inSingletonScope();
});
