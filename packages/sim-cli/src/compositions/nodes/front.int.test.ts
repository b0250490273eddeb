import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openFront, type Front } from './front.ts';

const opened: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

/** Starts a server that sends its name and then echoes its input. */
const named = async (name: string): Promise<{ port: number; server: Server }> => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(name);
    socket.pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push({ close: () => server.close() });
  return { port: (server.address() as AddressInfo).port, server };
};
const front = async (ports: readonly number[]): Promise<Front> => {
  const made = await openFront(0);
  opened.push(made);
  made.leadTo(ports);
  return made;
};
const nameAt = (port: number): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve('nothing'));
    socket.once('data', (piece) => {
      resolve(piece.toString());
      socket.destroy();
    });
  });

it('leads connections to the nodes in turn', async () => {
  const [one, other] = [await named('one'), await named('other')];
  const { port } = await front([one.port, other.port]);
  const names = [await nameAt(port), await nameAt(port), await nameAt(port), await nameAt(port)];
  expect(names.toSorted()).toEqual(['one', 'one', 'other', 'other']);
});

it('passes over a node that takes no connections, and breaks the connection when none does', async () => {
  const [one, other] = [await named('one'), await named('other')];
  const { port } = await front([one.port, other.port]);
  other.server.close();
  expect([await nameAt(port), await nameAt(port), await nameAt(port)]).toEqual(['one', 'one', 'one']);
  one.server.close();
  expect(await nameAt(port)).toBe('nothing');
});

it('ends the connection of a client when its node ends it', async () => {
  const { port: inner, server } = await named('one');
  const { port } = await front([inner]);
  const socket = connect({ port, host: '127.0.0.1' });
  const [accepted] = await Promise.all([once(server, 'connection'), once(socket, 'data')]);
  accepted[0].destroy();
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});
