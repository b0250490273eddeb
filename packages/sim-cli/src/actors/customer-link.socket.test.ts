import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import { expect, it } from 'vitest';
import { ok } from '@greenroom/core/kernel/result';
import type { AdminClient } from './admin-client.ts';
import { openCustomerLink } from './customer-link.socket.ts';

/** Longer than a link waits before it connects again, in milliseconds. */
const LONG_AFTER = 700;

it.each([
  ['connects again after the platform has ended its connection', false, 2],
  ['connects no more once it is closed', true, 1],
])('%s', async (_what, closes, connections) => {
  const http = createServer();
  const io = new Server(http);
  let count = 0;
  let last: Socket | undefined;
  io.on('connection', (socket) => {
    count += 1;
    last = socket;
    socket.on('user', (_who: unknown, answer: (told: object) => void) => answer({ ok: true }));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const admin = { enter: async () => ok({ id: '5001', name: 'Mark', token: 't' }) } as unknown as AdminClient;
  const link = await openCustomerLink(url, admin, {}, 5_000);
  if (!link.ok) throw new Error(link.error.error);
  link.value.listen(() => undefined);
  last?.disconnect();
  await sleep(100);
  if (closes) link.value.close();
  await sleep(LONG_AFTER);
  expect(count).toBe(connections);
  link.value.close();
  await io.close();
});
