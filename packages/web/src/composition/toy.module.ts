import { createFirstToyApp } from '@greenroom/adapters-toy/toys/first-toy-app.toy';
import { createIntifaceApp } from '@greenroom/adapters-toy/toys/intiface-app.toy';
import { createToyApp } from '@greenroom/adapters-toy/toys/toy-app.toy';
import { createToyCloud } from '@greenroom/adapters-toy/toys/toy-cloud.toy';
import { createToyPhoneApp } from '@greenroom/adapters-toy/toys/toy-phone-app.toy';
import { createToySocket } from '@greenroom/adapters-toy/toys/toy-socket.toy';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import { ContainerModule } from 'inversify';
import type { Configuration } from './configuration.wire.ts';
import { toyAppAddresses } from './toy-app-addresses.ts';
import { TOKENS } from './tokens.ts';

/** Bindings of the toy apps on the performer's machine, and of the vendor's cloud and hub for a phone. */
export const toyModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.toyApp)
    .toResolvedValue(
      ({ toyAppUrl, toyIntifaceUrl }: Configuration, clock: Clock, networkClock: Clock, log: Log) =>
        createFirstToyApp(
          [
            ...toyAppAddresses(toyAppUrl, globalThis.location.protocol === 'https:').map((url) =>
              createToyApp({ url, fetch: globalThis.fetch, clock: networkClock }),
            ),
            ...(toyIntifaceUrl === '' ? [] : [createIntifaceApp({ url: toyIntifaceUrl, clock, networkClock, log })]),
          ],
          clock,
        ),
      [TOKENS.configuration, TOKENS.clock, TOKENS.networkClock, TOKENS.log],
    )
    .inSingletonScope();
  bind(TOKENS.toyPhoneApp)
    .toResolvedValue((clock: Clock) => createToyPhoneApp({ fetch: globalThis.fetch, clock }), [TOKENS.networkClock])
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
