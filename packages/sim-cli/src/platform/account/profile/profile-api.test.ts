import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { createFiles } from '../../base/people/files.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createPhoneRecordings } from './phone-recordings.ts';
import { createProfileApi } from './profile-api.sim.ts';

/** The platform's profile of a performer whose row takes no change of a column. */
const openWithout = async (column: 'brands' | 'phone_name') => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  const clock = { stamp: () => millis(1_000) } as PlatformClock;
  const submissions = createSubmissions(store, clock);
  const performers = createPerformers(store, NO_CACHE.memoize);
  const files = createFiles(store, clock);
  const phoneRecordings = createPhoneRecordings({ files, submissions, performers });
  const eventLog = { write: () => undefined, entries: () => [], follow: () => () => undefined };
  const performer = await performers.find('1004');
  if (performer === undefined) throw new Error('The world has no such performer.');
  await sql`create trigger full before update of ${sql.ref(column)} on performers begin select raise(abort, 'disk full'); end`.execute(
    store,
  );
  const api = createProfileApi({ submissions, performers, phoneRecordings, eventLog });
  return { store, api, files, submissions, caller: { performer } as PerformerCaller };
};

it('keeps no answer for a brand whose performer could not be changed', async () => {
  const { store, api, submissions, caller } = await openWithout('brands');
  const body = { brands: { nl: 'Reject', de: 'Agree' } };
  const saved = api.saveBrands({ params: { id: '1004' }, query: undefined, body }, caller);
  await expect(saved).rejects.toThrow('disk full');
  expect(await submissions.read('1004', 'brands')).toBeUndefined();
  await store.destroy();
});

it('keeps no recording that could not be put before the moderators', async () => {
  const { store, api, files, submissions, caller } = await openWithout('phone_name');
  const webm = new Uint8Array(4_000);
  webm.set([0x1a, 0x45, 0xdf, 0xa3]);
  const params = { id: '1004', recording: 'profilename' };
  const saved = api.savePhoneRecording({ params, query: undefined, body: webm }, caller);
  await expect(saved).rejects.toThrow('disk full');
  expect([await files.read('1004', 'ivr-profilename'), await submissions.statusOf('1004', 'ivr')]).toEqual([
    undefined,
    undefined,
  ]);
  await store.destroy();
});

it('counts of a description what is seen, and keeps no marks of direction in a nickname', async () => {
  const { store, api, submissions, caller } = await openWithout('brands');
  const save = (nickname: string, description: string) =>
    api.createDescription(
      { params: { id: '1004' }, query: undefined, body: { brand: 'nl', nickname, description } },
      caller,
    );
  const refusal = { field: 'description', problem: 'tooShort' };
  expect(await save('Demi', '\u200B'.repeat(420))).toMatchObject({ ok: false, error: { body: refusal } });
  expect(await save('\u202EDemi\u0000', `${'a'.repeat(400)}\uFFFF`)).toMatchObject({ ok: true });
  const kept: unknown = JSON.parse((await submissions.read('1004', 'text-nl'))?.content ?? '');
  expect(kept).toEqual({ nickname: 'Demi', description: 'a'.repeat(400) });
  await store.destroy();
});
