import fastify from 'fastify';
import type { Clock } from '@greenroom/core/kernel/clock.port';
import type { Log } from '@greenroom/core/kernel/log.port';
import type { Millis } from '@greenroom/core/kernel/units';
import { registerToyCloud } from '@greenroom/sim-cli/platform/devices/toys/toy-cloud.sim';
import { createToyHub, type ToyHub } from '@greenroom/sim-cli/platform/devices/toys/toy-hub.sim';
import {
  TOKEN_LIFE,
  TOY_CLOUD_PATH,
  TOY_PICTURE_PATH,
  type ToySite,
} from '@greenroom/sim-cli/platform/devices/toys/toy-site';
import { createToyTokens } from '@greenroom/sim-cli/platform/devices/toys/toy-tokens';

export interface ToyVendor {
  /** The cloud's address. */
  readonly cloudUrl: string;
  readonly hub: ToyHub;
  readonly stop: () => Promise<void>;
}

/** The vendor's cloud and hub on a port of their own. */
export const startToyVendor = async (
  site: ToySite,
  clock: Clock,
  log: Log,
  tokenLife: Millis = TOKEN_LIFE,
): Promise<ToyVendor> => {
  const app = fastify({ forceCloseConnections: true });
  const tokens = createToyTokens(clock, tokenLife);
  registerToyCloud(app, { tokens, site });
  const hub = createToyHub({ http: app.server, tokens, clock, log, picturePath: TOY_PICTURE_PATH });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async (): Promise<void> => {
    await hub.close();
    await app.close();
  };
  return { cloudUrl: `${url}${TOY_CLOUD_PATH}`, hub, stop };
};
