import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import type { EventLog } from '../environment/event-log.ts';
import type { PlatformClock } from '../environment/platform-clock.ts';
import { createSubmissions } from '../people/submissions.ts';
import type { Performers } from '../people/performers.ts';
import { migrate } from '../store/migrate.ts';
import { openMemoryStore } from '../store/store.ts';
import { createSubmissionModeration } from './submission-moderation.ts';
import type { PhoneRecordings } from './phone-recordings.ts';

it('leaves a text to be read that was sent again after the one that is judged', async () => {
  let now = 1_000;
  const store = openMemoryStore();
  await migrate(store);
  const clock = { stamp: () => millis(now) } as PlatformClock;
  const submissions = createSubmissions(store, clock);
  const logged: string[] = [];
  const approved: string[] = [];
  const moderation = createSubmissionModeration({
    submissions,
    performers: { update: async (id: string) => void approved.push(id) } as unknown as Performers,
    phoneRecordings: {} as PhoneRecordings,
    clock,
    eventLog: { write: (_level: string, message: string) => void logged.push(message) } as unknown as EventLog,
  });
  const send = (text: string) => submissions.write('1004', { kind: 'account', content: { text }, status: 'pending' });
  await send('first');
  const [first] = await moderation.waiting();
  if (first === undefined) throw new Error('nothing waits');
  await send('same moment');
  expect(await moderation.judge(first, 'approved')).toBe(false);
  await send('first');
  now += 1;
  await send('first');
  expect(await moderation.judge(first, 'approved')).toBe(false);
  expect([await submissions.statusOf('1004', 'account'), approved, logged]).toEqual(['pending', [], []]);
  const [again] = await moderation.waiting();
  if (again === undefined) throw new Error('nothing waits');
  expect(await moderation.judge(again, 'approved')).toBe(true);
  expect(await moderation.judge(again, 'rejected')).toBe(false);
  expect([await submissions.statusOf('1004', 'account'), approved, logged]).toEqual([
    'approved',
    ['1004'],
    ['Moderated'],
  ]);
  await store.destroy();
});
