import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { createNotices } from '../../base/people/notices.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { onFullDisk } from '../../base/world/seeded-store.fake.ts';
import type { PhoneRecordings } from './phone-recordings.ts';
import { createReviewNews } from './review-news.ts';
import { createSubmissionModeration } from './submission-moderation.ts';

/** A performer who waits for the approval of the account. */
const CLEO = '1003';

const open = async () => {
  let now = 1_000;
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  const clock = { stamp: () => millis(now), today: () => seconds(now) } as PlatformClock;
  const submissions = createSubmissions(store, clock);
  const performers = createPerformers(store, NO_CACHE.memoize);
  const logged: string[] = [];
  const [pages, pushes]: [unknown[], unknown[]] = [[], []];
  const notices = createNotices({ store, clock, ids: SYSTEM_IDS, submissions });
  const moderation = createSubmissionModeration({
    submissions,
    performers,
    phoneRecordings: {} as PhoneRecordings,
    reviewNews: createReviewNews({
      notices,
      publisher: { toPerformer: async (id, { event }) => void pages.push([id, event]) },
      pushSender: { notify: (id, { event }) => void pushes.push([id, event]) },
      hasEvent: true,
    }),
    clock,
    eventLog: { write: (_level: string, message: string) => void logged.push(message) } as unknown as EventLog,
  });
  return {
    store,
    moderation,
    logged,
    pages,
    pushes,
    mails: async () => (await notices.list(CLEO)).map(({ kind, text }) => [kind, text]),
    pass: () => void (now += 1),
    send: (text: string) => submissions.write(CLEO, { kind: 'account', content: { text }, status: 'pending' }),
    submitText: (name: string) => {
      const content = { nickname: name, description: '' };
      return submissions.write(CLEO, { kind: 'text-nl', content, status: 'pending' });
    },
    nickname: async () => (await performers.find(CLEO))?.nickname,
    statuses: async () => [await submissions.statusOf(CLEO, 'account'), (await performers.find(CLEO))?.status],
  };
};

it('leaves a text to be read that was sent again after the one that is judged', async () => {
  const { store, moderation, logged, pass, send, statuses } = await open();
  await send('first');
  const [first] = await moderation.waiting();
  if (first === undefined) throw new Error('nothing waits');
  await send('same moment');
  expect(await moderation.judge(first, 'approved')).toBe(false);
  await send('first');
  pass();
  await send('first');
  expect(await moderation.judge(first, 'approved')).toBe(false);
  expect([await statuses(), logged]).toEqual([['pending', 'PENDING'], []]);
  const [again] = await moderation.waiting();
  if (again === undefined) throw new Error('nothing waits');
  expect(await moderation.judge(again, 'approved')).toBe(true);
  expect(await moderation.judge(again, 'rejected')).toBe(false);
  expect([await statuses(), logged]).toEqual([['approved', 'APPROVED'], ['Moderated']]);
  await store.destroy();
});

it('leaves an account to be judged again whose performer could not be approved', async () => {
  const { store, moderation, send, statuses } = await open();
  await send('first');
  const [first] = await moderation.waiting();
  if (first === undefined) throw new Error('nothing waits');
  const judge = () => moderation.judge(first, 'approved');
  await expect(onFullDisk(store, 'update of status on performers', judge)).rejects.toThrow('disk full');
  expect(await statuses()).toEqual(['pending', 'PENDING']);
  await store.destroy();
});

it('names the account by the first name that a performer chose, once it is approved', async () => {
  const { store, moderation, submitText, nickname } = await open();
  await store.updateTable('performers').set({ nickname: '' }).where('id', '=', CLEO).execute();
  await submitText('Luna');
  expect(await nickname()).toBe('');
  for (const waiting of await moderation.waiting()) await moderation.judge(waiting, 'approved');
  expect(await nickname()).toBe('Luna');
  await submitText('Stella');
  for (const waiting of await moderation.waiting()) await moderation.judge(waiting, 'approved');
  expect(await nickname()).toBe('Luna');
  await store.destroy();
});

it.each([
  [
    'en',
    'approved',
    'Your account is approved. Log in and switch on your first services: from now on customers can reach you.',
  ],
  ['de', 'rejected', 'Dein Konto wurde nicht freigeschaltet. Der Kundendienst sagt dir, was fehlt.'],
] as const)(
  'tells the decision on an account by mail in its language, %s, and at once to an open page: %s',
  async (language, decision, text) => {
    const { store, moderation, send, mails, pages, pushes } = await open();
    await store.updateTable('performers').set({ language }).where('id', '=', CLEO).execute();
    await send('first');
    const [first] = await moderation.waiting();
    if (first === undefined) throw new Error('nothing waits');
    await moderation.judge(first, decision);
    expect([await mails(), pages]).toEqual([[['accountReviewed', text]], [[CLEO, 'reviewed']]]);
    expect(pushes).toEqual(decision === 'approved' ? [[CLEO, 'approved']] : []);
    await store.destroy();
  },
);

it('tells the decision on a text to an open page alone', async () => {
  const { store, moderation, submitText, mails, pages, pushes } = await open();
  await submitText('Luna');
  for (const waiting of await moderation.waiting()) await moderation.judge(waiting, 'approved');
  expect([await mails(), pages, pushes]).toEqual([[], [[CLEO, 'reviewed']], []]);
  await store.destroy();
});
