import { SECONDS_PER_DAY } from '@greenroom/core/formatting/formatting.constants';
import { createSeededRandom } from '@greenroom/core/kernel/seeded-random';
import type { Seconds } from '@greenroom/core/kernel/units';
import { LANGUAGES } from '@greenroom/core/localisation/language';
import { capitalised } from '../../../terminal/print.ts';
import { SYSTEM_IDS, type Ids } from '../security/ids.ts';
import { hashSecret } from '../security/secret.ts';
import type { Store } from '../store/store.ts';
import { customerRow } from '../store/tables/customer-tables.ts';
import type { PerformerRow } from '../store/tables/performer-tables.ts';
import type { NewsRow } from '../store/tables/world-tables.ts';
import { createWorldCustomers, LONG_AGO } from './customers.ts';
import { forumRows } from './forum-rows.ts';
import NEWS from './news.json' with { type: 'json' };
import { DEMO_PASSWORD_HASH, PERFORMERS, SENTINEL_PERFORMERS, type WorldPerformer } from './performers.ts';
import { seedPast } from './seed-past.ts';

/** Youngest age of people in the world, all adults, and the largest number of years above it. */
const YOUNGEST = 21;
const AGE_SPREAD = 25;
/** Services that a new performer has switched on: none that needs an answer at once. */
const SERVICES_ON = 'email,photo';

/** Text that is long enough for a description, marked as a sample. */
const SMALL_TALK =
  'likes good conversations, old records and long walks by the sea. On quiet evenings there is tea, a stack of half-read books ' +
  'and a cat who decides which page is next. Ask about the garden, about the best soup in town, about the film that made the ' +
  'whole street cry. Whoever is patient hears the story of the bicycle and the lighthouse, which takes about ten minutes and ' +
  'is mostly true. See you soon, and bring a good question.';

/** Mobile numbers in the Netherlands have 1 to 5 or 8 behind the 6: those from 1 to 4 are used, and all of them are valid. */
const MOBILE_NUMBERS = 40_000_000;

/**
 * @param next chance, from 0 up to but not including 1
 * @param today in epoch seconds
 */
export const performerRow = (performer: WorldPerformer, next: () => number, today: number): PerformerRow => ({
  id: performer.id,
  username: performer.username,
  nickname: capitalised(performer.username),
  description: `Sample text: ${capitalised(performer.username)} ${SMALL_TALK}`,
  password_hash: DEMO_PASSWORD_HASH,
  code_channel: performer.codeChannel,
  role: performer.role ?? 'ROLE_PERFORMER',
  language: 'nl',
  status: performer.status,
  services: SERVICES_ON,
  tags: (performer.tags ?? []).join(','),
  countries: 'nl,be,de',
  brands: 'nl,de',
  phone_name: performer.phoneLacks === 'name' ? 0 : 1,
  phone_introduction: performer.phoneLacks === 'introduction' ? 0 : 1,
  performer_status: 'ELIGIBLE',
  age: YOUNGEST + Math.floor(next() * AGE_SPREAD),
  avatar: null,
  settings: JSON.stringify({ theme: 'system' }),
  notifications: 0,
  phone: performer.phone ?? `+316${String(10_000_000 + Math.floor(next() * MOBILE_NUMBERS))}`,
  joined_at: performer.isNew === true ? today : LONG_AGO,
  ready_at: null,
  paused_services: null,
  gone_at: null,
  interrupted_at: null,
  lost_at: null,
});

const newsRows = (today: Seconds): NewsRow[] =>
  NEWS.flatMap((stories, index) =>
    LANGUAGES.map((language) => {
      const id = `n${NEWS.length - index}`;
      return {
        id,
        language,
        for_whom: 'ROLE_PERFORMER',
        ...stories[language],
        date: today - index * 2 * SECONDS_PER_DAY,
      };
    }),
  );

/** Fills an empty store: the same seed gives the same world. A store with a world in it stays as it is. */
export const seedWorld = async (store: Store, seed: number, today: Seconds, ids: Ids = SYSTEM_IDS): Promise<void> => {
  const someone = await store.selectFrom('performers').select('id').orderBy('id').limit(1).executeTakeFirst();
  if (someone !== undefined) return;
  const random = createSeededRandom(seed);
  const performers = [...PERFORMERS, ...SENTINEL_PERFORMERS].map((performer) =>
    performerRow(performer, random.next, today),
  );
  // These tokens are known to no client: a client that takes over one of these customers is given a new one.
  const customers = createWorldCustomers(random.next).map((customer) =>
    customerRow({ ...customer, token_hash: hashSecret(ids.secret()), registered_at: LONG_AGO }),
  );
  await store.transaction().execute(async (transaction) => {
    await transaction.insertInto('performers').values(performers).execute();
    await transaction.insertInto('customers').values(customers).execute();
    await transaction.insertInto('news').values(newsRows(today)).execute();
    const forum = forumRows(today);
    await transaction.insertInto('forum_sections').values(forum.sections).execute();
    await transaction.insertInto('forum_topics').values(forum.topics).execute();
    await transaction.insertInto('forum_threads').values(forum.threads).execute();
    await transaction.insertInto('forum_posts').values(forum.posts).execute();
    for (const { id, isNew } of PERFORMERS) if (isNew !== true) await seedPast(transaction, id, { seed, today, ids });
  });
};
