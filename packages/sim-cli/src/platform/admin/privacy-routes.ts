import type { FastifyInstance } from 'fastify';
import { err, ok } from '@greenroom/core/kernel/result';
import { hideWire } from '../admin-api/privacy-admin.wire.ts';
import { adminPost } from './admin-route.ts';
import type { AdminParts } from './admin-parts.ts';

/** Changes what a performer is protected from, as the performer's page does. */
export const registerPrivacyRoutes = (
  app: FastifyInstance,
  { performers, regionBlocks }: Pick<AdminParts, 'performers' | 'regionBlocks'>,
): void => {
  adminPost(app, '/regions', hideWire, async ({ performerId, region, on }) => {
    if ((await performers.find(performerId)) === undefined) return err('no_such_performer');
    await (on ? regionBlocks.add(performerId, region) : regionBlocks.remove(performerId, region));
    return ok({});
  });
};
