import { expect, it } from 'vitest';
import { millis } from '@greenroom/core/kernel/units';
import type { Sockets } from '../environment/sockets.port.ts';
import { SYSTEM_IDS } from '../security/ids.ts';
import { createTables } from '../store/create-tables.ts';
import { NO_CACHE } from '../store/query-cache.ts';
import { openMemoryStore } from '../store/store.ts';
import { createEventPublisher } from './event-publisher.ts';

const event = (name: string) => ({
  event: 'videoChat',
  content: { name },
  senderId: '5001',
  senderType: 'ROLE_CLIENT',
});

/** Two nodes on one store; the performer is connected to the second one, if to any. */
const twoNodes = async () => {
  const store = openMemoryStore();
  await createTables(store);
  let isConnected = true;
  const received: unknown[] = [];
  const receive = (payload: unknown): void => {
    if (!isConnected) return;
    const { content } = payload as { readonly content: string };
    received.push(JSON.parse(decodeURIComponent(content)).name);
  };
  const node = (stamp: number, hasConnection: boolean, hasOlder = false) =>
    createEventPublisher(
      {
        emit: (_room: string, _name: string, payload: unknown) => receive(payload),
        isHere: async () => hasConnection && isConnected,
        hasOlder: () => hasOlder,
        count: async () => Number(isConnected),
        askOthersToCatchUp: () => undefined,
      } as unknown as Sockets,
      {
        store,
        queryCache: NO_CACHE,
        clock: { stamp: () => millis(stamp) } as never,
        sequence: { next: () => stamp },
        faults: { of: async () => new Set() } as never,
        ids: SYSTEM_IDS,
      },
    );
  return {
    elsewhere: node(2_000, false),
    older: node(3_000, false, true),
    here: node(1_000, true),
    connect: (connected: boolean) => void (isConnected = connected),
    received,
    close: () => store.destroy(),
  };
};

it('sends what another node kept before what this one is told', async () => {
  const { elsewhere, here, received, close } = await twoNodes();
  await elsewhere.publishDurable('1004', event('request'));
  await here.publishDurable('1004', event('cancelled'));
  expect(received).toEqual(['request', 'cancelled']);
  await elsewhere.publishDurable('1004', event('request again'));
  await here.toPerformer('1004', event('message'));
  expect(received).toEqual(['request', 'cancelled', 'request again', 'message']);
  await close();
});

it('sends through the node with the newest connection what is told at one with an older connection', async () => {
  const { older, here, received, close } = await twoNodes();
  await older.toPerformer('1004', event('first message'));
  await older.publishDurable('1004', event('timer'));
  expect(received).toEqual([]);
  await here.toPerformer('1004', event('second message'));
  expect(received).toEqual(['first message', 'timer', 'second message']);
  await close();
});

it('lets no message of another node overtake what it kept', async () => {
  const { elsewhere, here, received, close } = await twoNodes();
  await elsewhere.publishDurable('1004', event('timer'));
  await elsewhere.toPerformer('1004', event('message'));
  expect(received).toEqual([]);
  await here.catchUp('1004');
  expect(received).toEqual(['timer', 'message']);
  await close();
});

it('keeps events in their order where the clock of the first node is ahead', async () => {
  const { elsewhere, here, connect, received, close } = await twoNodes();
  connect(false);
  await elsewhere.publishDurable('1004', event('request'));
  await here.publishDurable('1004', event('cancelled'));
  await elsewhere.toPerformer('1004', event('message'));
  connect(true);
  await here.catchUp('1004');
  expect(received).toEqual(['request', 'cancelled']);
  await close();
});
