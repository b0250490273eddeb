import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createLinkFaults } from './link-faults.ts';
import { openTcpProxy } from './tcp-proxy.ts';

it('forgets a connection that both sides have closed in order', async () => {
  const platform = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(platform, 'listening');
  const target = (platform.address() as AddressInfo).port;
  const proxy = await openTcpProxy({ port: 0, target, linkFaults: createLinkFaults(), chance: () => 0 });
  const caller = connect({ port: proxy.port, host: '127.0.0.1' });
  const [[accepted]] = (await Promise.all([once(platform, 'connection'), once(caller, 'connect')])) as [[Socket], []];
  const { remotePort } = accepted;
  caller.write('hello');
  await once(caller, 'data');
  expect(proxy.addressOf(remotePort)).toBe('127.0.0.1');
  caller.end();
  await Promise.all([once(caller, 'close'), once(accepted, 'close')]);
  await expect.poll(() => proxy.addressOf(remotePort)).toBeUndefined();
  await proxy.close();
  platform.close();
});
