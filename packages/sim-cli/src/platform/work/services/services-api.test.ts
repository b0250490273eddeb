import { expect, it, onTestFinished } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../../base/calls/handler.ts';
import { createPerformers } from '../../base/people/performers.ts';
import { createSubmissions } from '../../base/people/submissions.ts';
import { createTables } from '../../base/store/create-tables.ts';
import { NO_CACHE } from '../../base/store/query-cache.ts';
import { openMemoryStore } from '../../base/store/store.ts';
import { seedWorld } from '../../base/world/seed-world.ts';
import { createServicesApi } from './services-api.sim.ts';

const setUp = async () => {
  const store = openMemoryStore();
  onTestFinished(() => store.destroy());
  await createTables(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  const performers = createPerformers(store, NO_CACHE.memoize);
  const submissions = createSubmissions(store, { stamp: () => millis(1_000) });
  const eventLog = { write: () => undefined, entries: () => [], follow: () => () => undefined };
  const told: unknown[] = [];
  const { saveServices } = createServicesApi({
    submissions,
    performers,
    eventLog,
    notifyOtherDevices: async (_caller, event, content) => void told.push([event, content]),
  });
  const performer = await performers.find('1004');
  if (performer === undefined) throw new Error('The world has no such performer.');
  const save = (body: Parameters<typeof saveServices>[0]['body']) =>
    saveServices({ params: { id: '1004' }, query: undefined, body }, { performer } as PerformerCaller);
  return { performers, performer, save, told };
};

it('switches no service on that a moderator has taken away while the call was on its way', async () => {
  const { performers, performer, save, told } = await setUp();
  await performers.update('1004', { phone_name: 0 });
  expect(await save({ phone: true })).toMatchObject({ ok: false });
  expect((await performers.find('1004'))?.services).toBe(performer.services);
  expect(told).toEqual([]);
  await performers.update('1004', { phone_name: 1 });
  expect(await save({ phone: true })).toMatchObject({ ok: true });
});

it('keeps what a pause remembers until work resumes, and tells the other devices of the performer', async () => {
  const { performers, save, told } = await setUp();
  const kept = async () => (await performers.find('1004'))?.paused_services;
  await save({ cam: false, remembered: ['cam', 'peek'] });
  expect(await kept()).toBe('cam,peek');
  await save({ email: false });
  expect(await kept()).toBe('cam,peek');
  await save({ cam: true, remembered: null });
  expect(await kept()).toBeNull();
  expect(told).toEqual([
    ['status_change', { services: { cam: false }, remembered: ['cam', 'peek'] }],
    ['status_change', { services: { email: false } }],
    ['status_change', { services: { cam: true }, remembered: null }],
  ]);
});
