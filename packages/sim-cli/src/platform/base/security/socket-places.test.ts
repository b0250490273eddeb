import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { closeIfSilent, createSocketPlaces } from './socket-places.ts';

afterEach(() => void vi.useRealTimers());

const from = (address: string): IncomingMessage => ({ headers: { from: address } }) as IncomingMessage;

it('takes 2 sockets of an address with 2 places, another one once one has closed, and those of others', () => {
  const places = createSocketPlaces(({ headers }) => headers.from ?? '', { most: 2 });
  const [first, second] = [new EventEmitter(), new EventEmitter()];
  expect([places.take(from('a'), first), places.take(from('a'), second)]).toEqual([true, true]);
  expect([places.take(from('a'), new EventEmitter()), places.take(from('b'), new EventEmitter())]).toEqual([
    false,
    true,
  ]);
  first.emit('close');
  expect(places.take(from('a'), new EventEmitter())).toBe(true);
});

it('closes a socket without a message after 30 s, and no other', () => {
  vi.useFakeTimers();
  const sockets = [new EventEmitter(), new EventEmitter()].map((socket) =>
    Object.assign(socket, { close: vi.fn<() => void>() }),
  );
  for (const socket of sockets) closeIfSilent(socket as never);
  sockets[0]?.emit('message');
  vi.advanceTimersByTime(29_999);
  expect(sockets.map(({ close }) => close.mock.calls.length)).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect(sockets.map(({ close }) => close.mock.calls.length)).toEqual([0, 1]);
});
