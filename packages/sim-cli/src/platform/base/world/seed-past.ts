import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import type { Seconds } from '@greenroom/core/kernel/units';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';
import type { Store } from '../store/store.ts';
import { WORLD_CUSTOMER_IDS } from './customers.ts';
import { avatarOf, galleryOf } from './gallery-of.ts';
import { inboxOf, countUnread } from './inbox-of.ts';
import { memosOf } from './memos-of.ts';

/** Distance between the seeds of two performers, so that no two have the same past. */
const SEED_STEP = 7919;

interface PastOptions {
  readonly seed: number;
  /** The day on which the past ends. */
  readonly today: Seconds;
  readonly ids?: Ids;
}

/** Writes the inbox, memos and gallery of a performer's past year; the same seed gives the same rows. */
export const seedPast = async (
  store: Store,
  performerId: string,
  { seed, today, ids = SYSTEM_IDS }: PastOptions,
): Promise<void> => {
  const { next } = createSeededRandom(seed + Number(performerId) * SEED_STEP);
  const customers = await store
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', WORLD_CUSTOMER_IDS)
    .orderBy('id')
    .execute();
  const inbox = inboxOf(performerId, customers, today, next);
  await store.insertInto('inbox_messages').values(inbox).execute();
  await store
    .insertInto('memos')
    .values(memosOf(performerId, customers, today, next))
    .execute();
  await store
    .insertInto('medias')
    .values(galleryOf(performerId, today, ids))
    .execute();
  await store
    .updateTable('performers')
    .set({ notifications: countUnread(inbox), avatar: avatarOf(performerId) })
    .where('id', '=', performerId)
    .execute();
};
