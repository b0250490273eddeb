import { expect, it, vi } from 'vitest';
import type { ClientCard } from '@greenroom/core/clients/client-record';
import { createClientsController } from '@greenroom/core/clients/clients.controller';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { silentLog } from '@greenroom/core/kernel/log.port';
import { ok } from '@greenroom/core/kernel/result';
import { cents } from '@greenroom/core/kernel/units';
import { createVirtualClock } from '@greenroom/core/kernel/virtual-clock';
import { loadClient } from './ClientPage.tsx';

it('fetches a customer again who is opened again, and keeps what is known meanwhile; paging fetches the history alone', async () => {
  const asked: string[] = [];
  const card = { client: { id: clientId('5001'), memos: 1 } } as ClientCard;
  const answer = <Value>(name: string, value: Value) => {
    asked.push(name);
    return Promise.resolve(ok(value));
  };
  const clients = createClientsController({
    api: {
      list: () => answer('list', { clients: [], total: 0 }),
      card: () => answer('card', card),
      history: () => answer('history', { sessions: [], total: 0, earned: cents(0) }),
      months: () => answer('months', []),
      awaitOnline: () => answer('await', undefined),
    },
    clock: createVirtualClock(),
    log: silentLog,
    performerId: () => performerId('1001'),
    offersDetails: true,
  });
  const aboutLoad = vi.fn<(client: string) => void>();
  const load = loadClient(clients, { about: { ...clients.card, load: aboutLoad } as never });
  const address = { values: { client_id: '5001' }, query: new URLSearchParams() };
  load(address);
  await vi.waitFor(() => expect(clients.card.watch.state().status).toBe('ready'));
  asked.length = 0;
  load(address);
  expect(clients.card.watch.state()).toMatchObject({ status: 'loading', data: card });
  expect(asked.toSorted()).toEqual(['card', 'history', 'months']);
  expect(aboutLoad).toHaveBeenCalledTimes(2);
  asked.length = 0;
  load({ ...address, query: new URLSearchParams('page=2'), isSamePage: true });
  expect(asked).toEqual(['history']);
  expect(aboutLoad).toHaveBeenCalledTimes(2);
});
