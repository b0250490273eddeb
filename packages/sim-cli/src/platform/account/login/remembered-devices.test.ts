import { expect, it } from 'vitest';
import { millis, type Millis } from '@greenroom/core/kernel/units';
import { SYSTEM_IDS } from '../../base/security/ids.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { createRememberedDevices } from './remembered-devices.ts';

const DAY = 86_400_000;

const opened = async () => {
  let now = Date.parse('2026-11-21T20:00:00Z');
  const store = openMemoryStore();
  await createTables(store);
  const jar = new Map<string, string>();
  const cookies = {
    areSafe: true,
    read: (name: string) => jar.get(name),
    keep: (name: string, value: string, _lifetime?: Millis) => void jar.set(name, value),
    forget: (name: string) => void jar.delete(name),
  };
  const devices = createRememberedDevices({ store, clock: { stamp: () => millis(now) }, ids: SYSTEM_IDS });
  return { store, jar, cookies, devices, pass: (time: number) => void (now += time) };
};

it('remembers a device for 30 days and no longer', async () => {
  const { cookies, devices, pass } = await opened();
  await devices.remember('1001', cookies);
  pass(30 * DAY - 1);
  expect(await devices.find('1001', cookies)).toBeDefined();
  pass(1);
  expect(await devices.find('1001', cookies)).toBeUndefined();
});

it('keeps no value of a cookie in the database', async () => {
  const { store, jar, cookies, devices } = await opened();
  await devices.remember('1001', cookies);
  const rows = JSON.stringify(await store.selectFrom('remembered_devices').selectAll().execute());
  const [cookie = ''] = jar.values();
  expect(cookie).not.toBe('');
  expect(rows).not.toContain(cookie);
});
