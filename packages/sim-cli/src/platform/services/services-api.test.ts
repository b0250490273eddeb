import { expect, it } from 'vitest';
import { millis, seconds } from '@greenroom/core/kernel/units';
import type { PerformerCaller } from '../calls/handler.ts';
import { createPerformers } from '../people/performers.ts';
import { createSubmissions } from '../people/submissions.ts';
import { migrate } from '../store/migrate.ts';
import { NO_CACHE } from '../store/query-cache.ts';
import { openMemoryStore } from '../store/store.ts';
import { seedWorld } from '../world/seed-world.ts';
import { createServicesApi } from './services-api.sim.ts';

it('switches no service on that a moderator has taken away while the call was on its way', async () => {
  const store = openMemoryStore();
  await migrate(store);
  await seedWorld(store, 1, seconds(1_700_000_000));
  const performers = createPerformers(store, NO_CACHE.memoize);
  const submissions = createSubmissions(store, { stamp: () => millis(1_000) });
  const eventLog = { write: () => undefined, entries: () => [], follow: () => () => undefined };
  const { saveServices } = createServicesApi({ submissions, performers, eventLog });
  const performer = await performers.find('1004');
  if (performer === undefined) throw new Error('The world has no such performer.');
  const request = { params: { id: '1004' }, query: undefined, body: { phone: true } };
  await performers.update('1004', { phone_name: 0 });
  expect(await saveServices(request, { performer } as PerformerCaller)).toMatchObject({ ok: false });
  expect((await performers.find('1004'))?.services).toBe(performer.services);
  await performers.update('1004', { phone_name: 1 });
  expect(await saveServices(request, { performer } as PerformerCaller)).toMatchObject({ ok: true });
  await store.destroy();
});
