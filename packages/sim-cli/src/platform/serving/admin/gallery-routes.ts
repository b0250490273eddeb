import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { err, ok } from '@greenroom/core/kernel/result';
import { fillWire, moderateWire, rankWire } from '../../base/admin-api/gallery-admin.wire.ts';
import type { AdminParts } from './admin-parts.ts';
import { adminPost } from './admin-route.ts';

const whoseWire = z.object({ performer: z.string() });

/** Registers the routes that fill galleries and decide as moderators. */
export const registerGalleryRoutes = (
  app: FastifyInstance,
  parts: Pick<AdminParts, 'performers' | 'gallery' | 'ranks' | 'submissionModeration' | 'eventLog'>,
): void => {
  const { performers, gallery, ranks, submissionModeration, eventLog } = parts;
  const { medias, moderation, fill } = gallery;

  adminPost(app, '/gallery', fillWire, async (order) => {
    if ((await performers.find(order.performerId)) === undefined) return err('no_such_performer');
    const ids = await fill(order);
    eventLog.write('info', 'Media added', { performer: order.performerId, count: ids.length });
    return ok({ ids });
  });
  adminPost(app, '/rank', rankWire, async ({ performerId, rank }) => {
    if ((await performers.find(performerId)) === undefined) return err('no_such_performer');
    await ranks.give(performerId, rank);
    eventLog.write('info', 'Rank given', { performer: performerId, rank });
    return ok({});
  });
  adminPost(app, '/moderate', moderateWire, async ({ performerId, mediaId, approve, reason }) => {
    if ((await performers.find(performerId)) === undefined) return err('no_such_performer');
    const waiting = await medias.undecided(performerId);
    const chosen = waiting.filter(({ id }) => mediaId === undefined || id === mediaId);
    // Submitted texts are judged together with the photos, unless one photo is meant.
    const submissions = mediaId === undefined ? await submissionModeration.waiting(performerId) : [];
    if (chosen.length + submissions.length === 0) return err('nothing_waits');
    const judged: string[] = [];
    for (const submission of submissions)
      if (await submissionModeration.judge(submission, approve ? 'approved' : 'rejected')) judged.push(submission.kind);
    const decision = approve ? ({ approved: true } as const) : ({ approved: false, reason } as const);
    const decided: string[] = [];
    for (const media of chosen) if (await moderation.decide(media, decision)) decided.push(media.id);
    return ok({ ids: [...decided, ...judged] });
  });
  app.get('/gallery', async ({ query }, reply) => {
    const performer = await performers.find(whoseWire.safeParse(query).data?.performer ?? '');
    if (performer === undefined) return reply.code(404).send({ error: 'no_such_performer' });
    const all = await medias.all(performer.id);
    return {
      medias: all.map(({ id, kind, status, paid, price, description, reason, main }) => ({
        id,
        kind,
        status,
        paid: paid === 1,
        price,
        description,
        reason,
        main: main === 1,
        avatar: performer.avatar === id,
      })),
    };
  });
};
