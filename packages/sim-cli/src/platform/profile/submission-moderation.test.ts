import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { EventLog } from '../environment/event-log.ts';
import type { PlatformClock } from '../environment/platform-clock.ts';
import { createPerformers } from '../people/performers.ts';
import { createSubmissions } from '../people/submissions.ts';
import { migrate } from '../store/migrate.ts';
import { NO_CACHE } from '../store/query-cache.ts';
import { openMemoryStore } from '../store/store.ts';
import { seedWorld } from '../world/seed-world.ts';
import { onFullDisk } from '../world/seeded-store.fake.ts';
import type { PhoneRecordings } from './phone-recordings.ts';
import { createSubmissionModeration } from './submission-moderation.ts';

/** A performer who waits for the approval of the account. */
const CLEO = '1003';

const open = async () => {
  let now = 1_000;
  const store = openMemoryStore();
  await migrate(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  const clock = { stamp: () => millis(now) } as PlatformClock;
  const submissions = createSubmissions(store, clock);
  const performers = createPerformers(store, NO_CACHE.memoize);
  const logged: string[] = [];
  const moderation = createSubmissionModeration({
    submissions,
    performers,
    phoneRecordings: {} as PhoneRecordings,
    clock,
    eventLog: { write: (_level: string, message: string) => void logged.push(message) } as unknown as EventLog,
  });
  return {
    store,
    moderation,
    logged,
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
