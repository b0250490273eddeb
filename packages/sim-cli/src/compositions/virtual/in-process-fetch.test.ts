import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { createActivity } from './activity.ts';
import { createCallGate, createCookieJar, createInProcessFetch, VIRTUAL_API } from './in-process-fetch.ts';
import { createVirtualLink } from './virtual-link.ts';

const setUp = () => {
  const clock = createVirtualClock();
  const answered: string[] = [];
  const made: string[] = [];
  const fetch = createInProcessFetch({
    answerCall: async ({ row }) => {
      answered.push(row.path);
      return { kind: 'cut' };
    },
    clock,
    link: createVirtualLink(),
    gate: createCallGate(millis(100)),
    activity: createActivity(),
    made: ({ name }) => void made.push(name),
    failed: () => undefined,
    today: clock.today,
    cookies: createCookieJar(),
  });
  const controller = new AbortController();
  const call = () => fetch(`${VIRTUAL_API}/check_session?login=1`, { signal: controller.signal });
  return { clock, answered, made, call, giveUp: () => controller.abort() };
};

it('makes no call that was given up before', async () => {
  const { clock, answered, made, call, giveUp } = setUp();
  giveUp();
  await expect(call()).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  clock.advance(millis(100));
  await Promise.resolve();
  expect([made, answered]).toEqual([[], []]);
});

it('brings a call to the platform that is given up on its way', async () => {
  const { clock, answered, call, giveUp } = setUp();
  const given = call();
  giveUp();
  await expect(given).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  clock.advance(millis(100));
  await expect.poll(() => answered).toEqual(['/check_session']);
});
