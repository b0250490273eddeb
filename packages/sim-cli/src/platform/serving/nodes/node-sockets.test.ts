import { expect, it } from 'vitest';
import { createNodeSockets, createRelay, type RelayedEvent } from './node-sockets.ts';

const startRelay = () => {
  const sent: (readonly RelayedEvent[])[] = [];
  const ends: ((failed?: Error) => void)[] = [];
  const lost: unknown[] = [];
  const relay = createRelay(
    (batch) => {
      sent.push(batch);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      ends.push((failed) => (failed === undefined ? resolve() : reject(failed)));
      return promise;
    },
    (error) => lost.push(error),
  );
  const finish = async (failed?: Error): Promise<void> => {
    ends.shift()?.(failed);
    await new Promise(setImmediate);
  };
  const relayAll = (...names: readonly string[]): void => {
    for (const name of names) relay(['room', name, {}]);
  };
  return { relay, relayAll, finish, lost, names: () => sent.map((batch) => batch.map(([, name]) => name)) };
};

it('tells an event at once, and those that come meanwhile together and in order', async () => {
  const { relayAll, finish, names } = startRelay();
  relayAll('one', 'two', 'three');
  expect(names()).toEqual([['one']]);
  await finish();
  expect(names()).toEqual([['one'], ['two', 'three']]);
  await finish();
  relayAll('four');
  expect(names().at(-1)).toEqual(['four']);
});

it('makes no batch longer than 6,000 characters, but for one event that is', async () => {
  const { relay, relayAll, finish, names } = startRelay();
  relayAll('first');
  for (const name of ['a', 'b', 'c']) relay(['room', name, 'x'.repeat(2_500)]);
  relay(['room', 'huge', 'x'.repeat(9_000)]);
  relayAll('last');
  for (let batch = 0; batch < 5; batch += 1) await finish();
  expect(names()).toEqual([['first'], ['a', 'b'], ['c'], ['huge'], ['last']]);
});

it('reports a batch that could not be sent, and goes on', async () => {
  const { relayAll, finish, lost, names } = startRelay();
  relayAll('one', 'two');
  await finish(new Error('The database is gone.'));
  expect(lost).toEqual([new Error('The database is gone.')]);
  expect(names()).toEqual([['one'], ['two']]);
});

it('asks other nodes for the kept events, and to close sockets, only after the events that came before', async () => {
  type Told = readonly [topic: string, batch: readonly RelayedEvent[]];
  const sent: Told[] = [];
  const ends: (() => void)[] = [];
  const handlers = new Map<string, (batch: readonly RelayedEvent[]) => void>();
  const got: string[] = [];
  const io = {
    adapter: () => undefined,
    on: (name: string, handler: (batch: readonly RelayedEvent[]) => void) => handlers.set(name, handler),
    local: {
      to: () => ({ emit: (name: string) => got.push(name) }),
      in: (room: string) => ({ disconnectSockets: () => got.push(`close ${room}`) }),
    },
    serverSideEmit: (...told: Told) => sent.push(told),
    sockets: {
      adapter: {
        rooms: new Map(),
        serverSideEmit: (told: Told) => {
          sent.push(told);
          return new Promise<void>((end) => ends.push(end));
        },
      },
    },
  };
  type Parts = Parameters<typeof createNodeSockets>;
  const shared = { openPool: () => ({}) };
  const sockets = createNodeSockets(
    ...([io, shared, { count: async () => 0 }, { write: () => undefined }] as unknown as Parts),
  );
  sockets.onCatchUp((performerId) => got.push(`catch up ${performerId}`));
  sockets.emit('performer 1004', 'first', {});
  sockets.emit('performer 1004', 'last line', {});
  sockets.askOthersToCatchUp('1004');
  sockets.emit('login 7', 'logout', {});
  sockets.disconnect('login 7');
  expect(sent).toHaveLength(1);
  ends.shift()?.();
  await new Promise(setImmediate);
  got.length = 0;
  for (const [topic, batch] of sent) handlers.get(topic)?.(batch);
  expect(got).toEqual(['first', 'last line', 'catch up 1004', 'logout', 'close login 7']);
});
