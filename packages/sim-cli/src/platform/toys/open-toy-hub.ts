import type { FastifyInstance } from 'fastify';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import type { Origins } from '../security/origins.ts';
import { registerToyCloud } from './toy-cloud.sim.ts';
import { createToyHub, type ToyHub } from './toy-hub.sim.ts';
import { TOKEN_LIFE, TOY_CLOUD_PATH, TOY_SITE } from './toy-site.ts';
import { createToyTokens } from './toy-tokens.ts';

interface ToyHubPlace {
  readonly origins: Origins;
  readonly clock: Clock;
  readonly log: Log;
  /** Where the platform is reached. */
  readonly origin: () => string;
}

/** Opens the vendor's cloud and hub on the platform's own port. */
export const openToyHub = (app: FastifyInstance, { origins, clock, log, origin }: ToyHubPlace): ToyHub => {
  const tokens = createToyTokens(clock, TOKEN_LIFE);
  app.register(async (scope) => registerToyCloud(scope, tokens, TOY_SITE, origin));
  return createToyHub({
    http: app.server,
    tokens,
    clock,
    log,
    imageUrl: (code) => `${origin()}${TOY_CLOUD_PATH}/qr/${code}`,
    allow: (headers) => origins.isOwnHost(headers) && origins.isOwnPage(headers),
  });
};
