import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { readPersonal } from '../../base/people/contacts.ts';
import { createNotices } from '../../base/people/notices.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { onFullDisk } from '../../base/world/seeded-store.fake.ts';
import { createPaidSessions } from '../../work/history/paid-sessions.ts';
import { createPersonalDataApi } from './personal-data-api.sim.ts';

const open = async () => {
  const store = openMemoryStore();
  await createTables(store);
  const today = seconds(1_700_000_000);
  await seedWorld(store, 1, today);
  const clock = { stamp: () => millis(1_000), today: () => today } as never;
  const submissions = createSubmissions(store, clock);
  const performers = createPerformers(store, NO_CACHE.memoize);
  const performer = await performers.find('1004');
  if (performer === undefined) throw new Error('The world has no such performer.');
  const api = createPersonalDataApi({
    store,
    clock,
    submissions,
    performers,
    paidSessions: createPaidSessions({ store, clock, seed: 1 }),
    notices: createNotices({ store, clock, ids: SYSTEM_IDS, submissions }),
    confirmations: { isRecent: () => true },
    fetchPhoneNumbers: () => import('@greenroom/core/personal-data/phone-number'),
    eventLog: { write: () => undefined, entries: () => [], follow: () => () => undefined },
  });
  const save = async (email: string, change: object = {}) => {
    const body = { ...(await readPersonal(submissions, performer)), email, ...change } as never;
    return api.saveExtraSet({ params: { id: '1004' }, query: undefined, body }, { performer } as PerformerCaller);
  };
  const addresses = async () =>
    (await store.selectFrom('notices').select('address').orderBy('id').execute()).map(({ address }) => address);
  return {
    store,
    save,
    addresses,
    personal: () => readPersonal(submissions, performer),
    email: async () => (await readPersonal(submissions, performer))['email'],
  };
};

it('changes no e-mail address whose change cannot be told to the old one', async () => {
  const { store, save, email } = await open();
  const before = await email();
  const change = () => save('new@example.org');
  await expect(onFullDisk(store, 'insert on notices', change)).rejects.toThrow('disk full');
  expect(await email()).toBe(before);
  await store.destroy();
});

it('tells each of two changes that come at once to the address that it takes away', async () => {
  const { store, save, addresses, email } = await open();
  const before = await email();
  await Promise.all([save('first@example.org'), save('second@example.org')]);
  const taken = (await email()) === 'second@example.org' ? 'first@example.org' : 'second@example.org';
  expect(new Set(await addresses())).toEqual(new Set([before, taken]));
  await store.destroy();
});

it('keeps no name that shows nothing, and the others as they are seen', async () => {
  const { store, save, personal } = await open();
  for (const nothing of ['\u0000', '\u200B', '\uFFFF'])
    expect(await save('zoe@example.org', { firstName: nothing })).toMatchObject({
      ok: false,
      error: { body: { field: 'firstName', problem: 'required' } },
    });
  const change = { firstName: '\u202EZoë\uFFFF', phone: '\u202A06\u00A012345678\u202C' };
  expect(await save('\u200Bzoe@example.org', change)).toMatchObject({ ok: true });
  expect(await personal()).toMatchObject({ firstName: 'Zoë', phone: '+31612345678', email: 'zoe@example.org' });
  await store.destroy();
});
