import { createLocalToyApp } from '@greenroom/adapters-toy/toys/local-toy-app.toy';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import { ContainerModule } from 'inversify';
import type { Configuration } from './configuration.wire.ts';
import { TOKENS } from './tokens.ts';

/** The toy app on her own machine. */
export const toyModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.toyStop)
    .toResolvedValue(
      ({ toyAppUrl }: Configuration, clock: Clock, log: Log) =>
        createLocalToyApp({ url: toyAppUrl, fetch: globalThis.fetch, clock, log }),
      [TOKENS.configuration, TOKENS.networkClock, TOKENS.log],
    )
    .inSingletonScope();
});
