import type { FastifyInstance } from 'fastify';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import { ok } from '@greenroom/core/kernel/result';
import type { EventLog } from '../event-log.ts';
import type { Performers } from '../account/performers.ts';
import type { PlatformClock } from '../clock/platform-clock.ts';
import type { Store } from '../store/store.ts';
import { writeList } from '../store/text-list.ts';
import { retryConflict } from '../store/unique-conflict.ts';
import { DEMO_PASSWORD } from '../world/performers.ts';
import { seedPast } from '../world/seed-past.ts';
import { performerRow } from '../world/seed-world.ts';
import * as wire from './admin-api.wire.ts';
import { adminPost } from './admin-route.ts';

export interface PerformerRoutesDeps {
  readonly performers: Performers;
  readonly eventLog: EventLog;
  readonly store: Store;
  readonly clock: PlatformClock;
}

/** Adds a performer, so that a test has one whom no other test changes. */
export const registerPerformerRoutes = (
  app: FastifyInstance,
  { performers, eventLog, store, clock }: PerformerRoutesDeps,
): void => {
  adminPost(app, '/performers', wire.newPerformerWire, async ({ nickname, codeChannel, status, past, ...likes }) => {
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
    if (past) await seedPast(store, id, 0, clock.today());
    eventLog.write('info', 'Performer added', { performer: id });
    return ok({ id, password: DEMO_PASSWORD });
  });
};
