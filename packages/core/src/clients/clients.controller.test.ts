import { expect, it } from 'vitest';
import { clientId, performerId } from '../kernel/ids.ts';
import { silentLog } from '../kernel/log.port.ts';
import { createVirtualClock } from '../kernel/virtual-clock.ts';
import { done, err, ok } from '../kernel/result.ts';
import { cents } from '../kernel/units.ts';
import { NETWORK_FAILED } from '../kernel/call-failure.ts';
import { readClientOrder, readHistoryMonths } from './client-record.ts';
import { createClientsController } from './clients.controller.ts';

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
