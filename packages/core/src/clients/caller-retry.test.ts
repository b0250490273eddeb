import { expect, it } from 'vitest';
import { NETWORK_TIMED_OUT } from '../kernel/call-failure.ts';
import { clientId, type ClientId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { createQuery } from '../kernel/query.controller.ts';
import { err, ok } from '../kernel/result.ts';
import { settle } from '../kernel/settle.fake.ts';
import { millis } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { retryCaller } from './caller-retry.ts';

const MARK = clientId('mark');

const setUp = () => {
  const clock = createVirtualClock();
  const asked: ClientId[] = [];
  const platform = { isDown: true };
  const caller = createQuery({
    name: 'caller',
    log: silentLog,
    fetch: async (client: ClientId) => {
      asked.push(client);
      return platform.isDown ? err(NETWORK_TIMED_OUT) : ok(`facts of ${client}`);
    },
  });
  const end = retryCaller(caller, clock);
  const wait = async (ms: number): Promise<void> => {
    clock.advance(millis(ms));
    await settle();
  };
  return { clock, caller, asked, platform, end, wait };
};

it('asks again 2, 4 and 8 s after failures, and stops when the facts are there', async () => {
  const { caller, asked, platform, wait } = setUp();
  caller.load(MARK);
  const counts: number[] = [];
  for (const pause of [0, 2_000, 4_000, 8_000]) {
    await settle();
    await wait(pause);
    counts.push(asked.length);
  }
  platform.isDown = false;
  await wait(16_000);
  await wait(600_000);
  expect([counts, asked.length]).toEqual([[1, 2, 3, 4], 5]);
});

it('asks no more for a customer who is not the current one', async () => {
  const { caller, asked, wait } = setUp();
  caller.load(MARK);
  await settle();
  caller.cancel();
  await wait(60_000);
  expect(asked).toEqual([MARK]);
});

it('begins with 2 s again for another customer', async () => {
  const { caller, asked, wait } = setUp();
  caller.load(MARK);
  await settle();
  await wait(2_000);
  caller.load(clientId('bob'));
  await settle();
  await wait(2_000);
  expect(asked.slice(2)).toEqual(['bob', 'bob']);
});

it('leaves nothing on the clock', async () => {
  const { clock, caller, end } = setUp();
  caller.load(MARK);
  await settle();
  end();
  expect(clock.pending()).toBe(0);
});
