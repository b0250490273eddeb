import type { FastifyInstance } from 'fastify';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import type { OriginOf, Origins } from '../../base/security/origins.ts';
import type { SocketPlaces } from '../../base/security/socket-places.ts';
import { registerToyCloud } from './toy-cloud.sim.ts';
import { createToyHub, type ToyHub } from './toy-hub.sim.ts';
import { TOKEN_LIFE, TOY_PICTURE_PATH, TOY_SITE } from './toy-site.ts';
import { createToyTokens } from './toy-tokens.ts';

interface ToyHubPlace {
  readonly origins: Origins;
  readonly originOf: OriginOf;
  readonly clock: Clock;
  readonly log: Log;
  readonly places: SocketPlaces;
  /** Checks whether the cloud gives no token. */
  readonly cloudRefuses: () => boolean;
}

/** Opens the vendor's cloud and hub on the platform's own port. */
export const openToyHub = (
  app: FastifyInstance,
  { origins, originOf, clock, log, cloudRefuses, places }: ToyHubPlace,
): ToyHub => {
  const tokens = createToyTokens(clock, TOKEN_LIFE);
  app.register(async (scope) => registerToyCloud(scope, { tokens, site: TOY_SITE, refuses: cloudRefuses, originOf }));
  return createToyHub({
    http: app.server,
    tokens,
    clock,
    log,
    picturePath: TOY_PICTURE_PATH,
    originOf,
    places,
    allow: (headers) => origins.isOwnHost(headers) && origins.isOwnPage(headers),
  });
};
