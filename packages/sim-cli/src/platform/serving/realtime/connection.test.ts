import { expect, it, vi } from 'vitest';
import type { PlatformSocket } from '../../base/environment/sockets.port.ts';
import { createConnect, createDroppedEvents, type ConnectDeps } from './connection.ts';
import { SPREAD_PER_SOCKET } from './realtime.constants.ts';

/** A platform whose store answers that a performer is there when it is let to. */
const platform = () => {
  const waiting: (() => void)[] = [];
  let isSlow = false;
  const wait = () => (isSlow ? new Promise<void>((go) => waiting.push(go)) : Promise.resolve());
  const noted = vi.fn<(performerId: string, event: object) => void>();
  const connect = createConnect({
    clock: { schedule: () => () => undefined, stamp: () => 0, rate: 1 },
    eventLog: { write: () => undefined },
    traceLog: { write: noted },
    faults: { of: async () => new Set() },
    line: { belongs: () => undefined },
    droppedEvents: createDroppedEvents(),
    logins: { findBySocketToken: async () => ({ id: 'login' }) },
    performers: { update: wait },
    performerService: { cameBack: async () => undefined },
    publisher: { catchUp: async () => undefined, isPerformerThere: async () => false },
  } as unknown as ConnectDeps);
  const open = () => {
    const emit = vi.fn<PlatformSocket['emit']>();
    const acknowledge = vi.fn<(answer: unknown) => void>();
    const nothing = async () => undefined;
    const socket: PlatformSocket = { port: 1, emit, join: nothing, leave: nothing, disconnect: () => undefined };
    return { ...connect(socket), emit, acknowledge };
  };
  return {
    open,
    noted,
    slow: () => void (isSlow = true),
    goOn: () => waiting.splice(0).forEach((go) => go()),
  };
};

const USER = { id: '1004', token: 'token', type: 'ROLE_PERFORMER' };

it('counts a performer once who is gone before the platform has noted the arrival', async () => {
  const { open, slow, goOn } = platform();
  const stays = open();
  stays.user(USER, stays.acknowledge);
  await vi.waitFor(() => expect(stays.acknowledge).toHaveBeenCalled());
  slow();
  const goes = open();
  goes.user(USER, goes.acknowledge);
  await vi.waitFor(() => expect(goes.acknowledge).toHaveBeenCalled());
  goes.closed();
  goOn();
  await new Promise(setImmediate);
  goOn();
  await new Promise(setImmediate);
  stays.ping();
  await vi.waitFor(() => expect(stays.emit).toHaveBeenCalledWith('pong', { reconnectSpread: SPREAD_PER_SOCKET }));
});

it('notes the pong of a performer, and of nobody else', async () => {
  const { open, noted } = platform();
  const page = open();
  page.pong();
  expect(noted).not.toHaveBeenCalled();
  page.user(USER, page.acknowledge);
  await vi.waitFor(() => expect(page.acknowledge).toHaveBeenCalled());
  page.pong();
  expect(noted).toHaveBeenCalledWith('1004', { kind: 'sent', name: 'pong', to: '', content: {} });
});

it('reports a customer whose two pages come at the same moment, and no page after them', async () => {
  const rooms: string[] = [];
  let reports = 0;
  const connect = createConnect({
    clock: { schedule: () => () => undefined, stamp: () => 0, rate: 1 },
    eventLog: { write: () => undefined },
    faults: { of: async () => new Set() },
    droppedEvents: createDroppedEvents(),
    customers: { isToken: async () => true, setGone: async () => undefined },
    awaited: { cameOnline: async () => void (reports += 1) },
    publisher: { isCustomerThere: async () => rooms.includes('customer 5001') },
  } as unknown as ConnectDeps);
  const pages = [1, 2].map(() => {
    const acknowledge = vi.fn<(answer: unknown) => void>();
    const join: PlatformSocket['join'] = async (more) => void rooms.push(...more);
    const nothing = async () => undefined;
    const socket = { port: 1, emit: () => undefined, join, leave: nothing, disconnect: () => undefined };
    return { ...connect(socket), acknowledge };
  });
  const customer = { id: '5001', token: 'token', type: 'ROLE_CLIENT' };
  for (const { user, acknowledge } of pages) user(customer, acknowledge);
  for (const { acknowledge } of pages) await vi.waitFor(() => expect(acknowledge).toHaveBeenCalled());
  await new Promise(setImmediate);
  expect(reports).toBeGreaterThan(0);
  const later = connect({
    port: 1,
    emit: () => undefined,
    join: async () => undefined,
    leave: async () => undefined,
    disconnect: () => undefined,
  });
  const before = reports;
  later.user(customer, () => undefined);
  await new Promise(setImmediate);
  expect(reports).toBe(before);
});

it('closes a socket whose login ends while it authenticates', async () => {
  let isOver = false;
  const disconnect = vi.fn<() => void>();
  const connect = createConnect({
    clock: { schedule: () => () => undefined, stamp: () => 0, rate: 1 },
    eventLog: { write: () => undefined },
    faults: { of: async () => new Set() },
    line: { belongs: () => undefined },
    droppedEvents: createDroppedEvents(),
    logins: { findBySocketToken: async () => (isOver ? undefined : { id: 'login' }) },
    performers: { update: async () => undefined },
    performerService: { cameBack: async () => undefined },
    publisher: { catchUp: async () => undefined, isPerformerThere: async () => false },
  } as unknown as ConnectDeps);
  const { user } = connect({
    port: 1,
    emit: () => undefined,
    // The end of the login closes the sockets of its room before this one is in it.
    join: async () => void (isOver = true),
    leave: async () => undefined,
    disconnect,
  });
  user(USER, () => undefined);
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalledOnce());
});
