import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { Caller } from '../../base/calls/handler.ts';
import { createNotices } from '../../base/people/notices.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import type { LoginRow } from '../../base/store/tables/login-tables.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { onFullDisk } from '../../base/world/seeded-store.fake.ts';
import { createKnownDevices } from './known-devices.ts';
import { createLoginDenials } from './login-denials.ts';
import { createNewDevices } from './new-devices.ts';

it('tells a login on a new device at its next login where the mail could not be kept', async () => {
  const store = openMemoryStore();
  await createTables(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  const clock = { stamp: () => millis(1_000), today: () => seconds(1) } as never;
  const base = { store, clock, ids: SYSTEM_IDS };
  const newDevices = createNewDevices({
    ...base,
    performers: createPerformers(store, NO_CACHE.memoize),
    knownDevices: createKnownDevices(base),
    loginDenials: createLoginDenials(base),
    notices: createNotices({ ...base, submissions: createSubmissions(store, clock) }),
    pushSender: { notify: () => undefined },
    eventLog: { write: () => undefined, entries: () => [], follow: () => () => undefined },
    originOf: () => 'https://studio.example',
    isOffered: true,
  });
  const login = { performer_id: '1004', id: 'login', browser: null, system: null, country: null } as LoginRow;
  const logInOn = (device: string) => {
    const cookies = { read: () => device, keep: () => undefined, forget: () => undefined };
    return newDevices.note(login, { cookies, host: '' } as unknown as Caller);
  };
  const mails = async () => (await store.selectFrom('notices').select('kind').execute()).map(({ kind }) => kind);
  await logInOn('first');
  expect(await mails()).toEqual([]);
  await expect(onFullDisk(store, 'insert on notices', () => logInOn('second'))).rejects.toThrow('disk full');
  await logInOn('second');
  await logInOn('second');
  expect(await mails()).toEqual(['newDevice']);
  await store.destroy();
});
