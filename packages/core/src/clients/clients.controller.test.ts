import { expect, it } from 'vitest';
import { settle } from '../../testing/kernel/settle.fake.ts';
import { clientId, performerId, type ClientId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { createQuery } from '../kernel/query.controller.ts';
import { done, err, NETWORK_FAILED, NETWORK_TIMED_OUT, ok } from '../kernel/result.ts';
import { cents, millis } from '../kernel/units.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { readClientOrder, readHistoryMonths } from './client-record.ts';
import { createClientsController, retryCaller } from './clients.controller.ts';

it.each([
  [null, 'last_contact'],
  ['earnings', 'earnings'],
  ['username', 'username'],
  ['first_contact', 'first_contact'],
  ['age', 'last_contact'],
])('orders by %s as %s', (text, order) => {
  expect(readClientOrder(text)).toBe(order);
});

it.each([
  [null, 0],
  ['0', 0],
  ['3', 3],
  ['6', 6],
  ['12', 12],
  ['7', 0],
])('goes back %s as %i months, 0 being all', (text, months) => {
  expect(readHistoryMonths(text)).toBe(months);
});

it('reads again the views of a customer who changed, and no others', () => {
  const asked: string[] = [];
  const clients = createClientsController({
    api: {
      list: async () => {
        asked.push('list');
        return ok({ clients: [], total: 0 });
      },
      card: async (_id, client) => {
        asked.push(`card ${client}`);
        return err(NETWORK_FAILED);
      },
      history: async (_id, { client, limit }) => {
        asked.push(`history ${client} ${limit}`);
        return ok({ sessions: [], total: 0, earned: cents(0) });
      },
      months: async (_id, client) => {
        asked.push(`months ${client}`);
        return ok([]);
      },
      awaitOnline: async () => done,
    },
    clock: createVirtualClock(),
    log: silentLog,
    performerId: () => performerId('1001'),
    offersDetails: true,
  });
  clients.card.load(clientId('5001'));
  clients.months.load(clientId('5001'));
  clients.history.load({ client: clientId('5001'), months: 3, limit: 5, offset: 5 });
  clients.caller.load(clientId('5002'));
  clients.callerHistory.load({ client: clientId('5002'), months: 0, limit: 3, offset: 0 });
  asked.length = 0;
  clients.changed(clientId('5001'));
  clients.changed(clientId('5003'));
  expect(asked).toEqual(['card 5001', 'months 5001', 'history 5001 5']);
});

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
