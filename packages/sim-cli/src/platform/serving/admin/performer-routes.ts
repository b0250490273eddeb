import type { FastifyInstance } from 'fastify';
import { err, ok } from '@greenroom/core/kernel/result';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { setDue } from '../../account/account/verifications.ts';
import { inviteWire, newPerformerWire, urgentWire } from '../../base/admin-api/admin-api.wire.ts';
import { retryConflict } from '../../base/store/store-trouble.ts';
import { writeList } from '../../base/store/tables/table.ts';
import { DEMO_PASSWORD } from '../../base/world/performers.ts';
import { seedPast } from '../../base/world/seed-past.ts';
import { performerRow } from '../../base/world/seed-world.ts';
import type { AdminParts } from './admin-parts.ts';
import { adminPost } from './admin-route.ts';

/** Invites people to register, and asks performers to show themselves. */
export const registerPersonRoutes = (
  app: FastifyInstance,
  parts: Pick<AdminParts, 'registrations' | 'performers' | 'submissions' | 'eventLog'>,
): void => {
  const { registrations, performers, submissions, eventLog } = parts;
  adminPost(app, '/registrations', inviteWire, async ({ email, state }) => {
    const token = await registrations.invite(email, state);
    eventLog.write('info', 'Invited to register', { state });
    return ok({ token });
  });
  adminPost(app, '/urgent', urgentWire, async ({ performerId, actions }) => {
    if ((await performers.find(performerId)) === undefined) return err('no_such_performer');
    await setDue(submissions, performerId, actions);
    eventLog.write('info', 'Verification due', { performer: performerId, actions: actions.join(',') });
    return ok({});
  });
};

/** Adds a performer, so that a test has one whom no other test changes. */
export const registerPerformerRoutes = (
  app: FastifyInstance,
  { performers, eventLog, store, clock }: Pick<AdminParts, 'performers' | 'eventLog' | 'store' | 'clock'>,
): void => {
  adminPost(app, '/performers', newPerformerWire, async ({ nickname, codeChannel, status, past, ...likes }) => {
    const username = nickname.toLowerCase();
    // Another node may give the same number at the same moment.
    const id = await retryConflict(async () => {
      const newId = await performers.nextId();
      const { next } = createSeededRandom(Number(newId));
      await performers.add({
        ...performerRow(
          { id: newId, username, purpose: '', codeChannel, status, ...(past ? {} : { isNew: true }) },
          next,
          clock.today(),
        ),
        nickname,
        language: likes.language,
        services: writeList(likes.services),
        settings: JSON.stringify({ theme: likes.theme }),
      });
      return newId;
    });
    if (past) await seedPast(store, id, { seed: 0, today: clock.today() });
    eventLog.write('info', 'Performer added', { performer: id });
    return ok({ id, password: DEMO_PASSWORD });
  });
};
