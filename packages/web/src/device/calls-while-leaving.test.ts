import { expect, it } from 'vitest';
import { createApiClient } from '@greenroom/adapters-http/http/api-client';
import { localisationCalls } from '@greenroom/adapters-http/localisation/localisation-api.http';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { millis, seconds } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { callsWhileLeaving } from './calls-while-leaving.ts';

const setUp = (fetch: typeof globalThis.fetch) => {
  const page = new EventTarget();
  const clock = createVirtualClock();
  const options = { base: '/api', version: '1.1', pageLoadedAt: seconds(0), fetch, clock, log: silentLog };
  const client = callsWhileLeaving(createApiClient(options), page, clock);
  const outcomes: boolean[] = [];
  const call = async (): Promise<void> => {
    const { ok } = await client.call(localisationCalls.localize, { query: { anonymous: true } });
    outcomes.push(ok);
  };
  return { page, clock, call, outcomes };
};
const broken = (): Promise<Response> =>
  Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'));
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

it('reports at once a call that breaks while the page stays', async () => {
  const { call, outcomes } = setUp(broken);
  await call();
  expect(outcomes).toEqual([false]);
});

it('reports a call that breaks while the page is being left 2 s later, when the page has gone', async () => {
  const { page, clock, call, outcomes } = setUp(broken);
  page.dispatchEvent(new Event('beforeunload'));
  const called = call();
  await settled();
  expect(outcomes).toEqual([]);
  clock.advance(millis(2_000));
  await called;
  expect(outcomes).toEqual([false]);
});

it('takes an answer at once, also while the page is being left', async () => {
  const { page, call, outcomes } = setUp(() => Promise.resolve(Response.json({ language: 'en', languages: ['en'] })));
  page.dispatchEvent(new Event('beforeunload'));
  await call();
  expect(outcomes).toEqual([true]);
});
