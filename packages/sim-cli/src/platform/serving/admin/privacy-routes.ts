import type { FastifyInstance } from 'fastify';
import { err, ok } from '@greenroom/core/kernel/result';
import {
  hideWire,
  platformBlockWire,
  viewDocumentWire,
  withholdWire,
} from '../../base/admin-api/privacy-admin.wire.ts';
import type { AdminParts } from './admin-parts.ts';
import { adminPost } from './admin-route.ts';

/** Changes what a performer is protected from, as the performer's page does. */
export const registerPrivacyRoutes = (
  app: FastifyInstance,
  {
    accountRecords,
    blockedWords,
    blocks,
    customers,
    performers,
    regionBlocks,
  }: Pick<AdminParts, 'accountRecords' | 'blockedWords' | 'blocks' | 'customers' | 'performers' | 'regionBlocks'>,
): void => {
  adminPost(app, '/regions', hideWire, async ({ performerId, region, on }) => {
    if ((await performers.find(performerId)) === undefined) return err('no_such_performer');
    await (on ? regionBlocks.add(performerId, region) : regionBlocks.remove(performerId, region));
    return ok({});
  });
  adminPost(app, '/document-views', viewDocumentWire, async ({ performerId, ...view }) => {
    if ((await performers.find(performerId)) === undefined) return err('no_such_performer');
    await accountRecords.noteView(performerId, view);
    return ok({});
  });
  adminPost(app, '/words', withholdWire, async ({ performerId, word }) => {
    if ((await performers.find(performerId)) === undefined) return err('no_such_performer');
    return (await blockedWords.add(performerId, word)) === undefined ? ok({}) : err('word_refused');
  });
  adminPost(app, '/customers/:id/platform-block', platformBlockWire, async ({ performerId, reason, on }, clientId) => {
    if ((await performers.find(performerId)) === undefined) return err('no_such_performer');
    if ((await customers.find(clientId)) === undefined) return err('no_such_customer');
    const pair = { performerId, clientId };
    await (on ? blocks.addForPlatform(pair, reason) : blocks.removeForPlatform(pair));
    return ok({});
  });
};
