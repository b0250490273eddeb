import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import { expect, it, onTestFinished } from 'vitest';
import { ok } from '@greenroom/core/kernel/result';
import type { AdminClient } from './admin-client.ts';
import { openCustomerLink, TRIES_AGAIN_AFTER } from './customer-link.socket.ts';

/** Milliseconds after which a link would have connected again. */
const LONG_AFTER = TRIES_AGAIN_AFTER + 200;

/** Opens a link to a platform that then ends its connection. */
const setUp = async () => {
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
  const { close } = link.value;
  onTestFinished(async () => {
    close();
    await io.close();
  });
  return { close, connections: () => count };
};

it('connects again after the platform has ended its connection', async () => {
  const { connections } = await setUp();
  await expect.poll(connections).toBe(2);
});

it('does not connect again once it is closed', async () => {
  const { close, connections } = await setUp();
  close();
  await sleep(LONG_AFTER);
  expect(connections()).toBe(1);
});
