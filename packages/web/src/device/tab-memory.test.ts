import { expect, it } from 'vitest';
import type { AlertHistory } from '@greenroom/core/alerts/alert-queue.machine';
import { alertId, clientId, performerId } from '@greenroom/core/kernel/ids';
import { seconds } from '@greenroom/core/kernel/units';
import type { MissedRequest } from '@greenroom/core/session/client-data';
import { deviceSession, tabAlerts, tabMissed } from './tab-memory.ts';
import { tabStorage, workingStorage } from './tab-storage.ts';

const ANNA = performerId('1001');
const BEA = performerId('1002');
const MISSED: readonly MissedRequest[] = [
  {
    client: { id: clientId('c1'), name: 'nl|Mark', sessionType: 'VIDEO', type: 'chat', requestId: 'r1' },
    at: seconds(5),
    why: 'timedOut',
  },
];

const emptyStorage = () =>
  tabStorage(() => {
    throw new Error('storage is forbidden');
  });

it('keeps who asked in vain through a reload', () => {
  const storage = emptyStorage();
  tabMissed(storage).write(ANNA, MISSED);
  expect(tabMissed(storage).read(ANNA)).toEqual(MISSED);
});

it('keeps what was told through a reload, with the customer of a summary', () => {
  const storage = emptyStorage();
  const content = { key: 'session.summary.waits', params: { name: 'Mark' }, client: clientId('c1') };
  const told: AlertHistory = {
    history: [{ id: alertId('alert-1'), class: 'info', content, at: seconds(5) }],
    unread: 1,
  };
  tabAlerts(storage).write(ANNA, told);
  expect(tabAlerts(storage).read(ANNA)).toEqual(told);
  expect(tabAlerts(storage).read(BEA)).toBeUndefined();
});

it('shows no missed request of another performer', () => {
  const missed = tabMissed(emptyStorage());
  missed.write(ANNA, MISSED);
  expect([missed.read(BEA), missed.read(ANNA)]).toEqual([undefined, undefined]);
});

it('leaves nothing behind at log-out', () => {
  const storage = emptyStorage();
  const missed = tabMissed(storage);
  missed.write(ANNA, MISSED);
  missed.clear();
  expect(storage.getItem('greenroom.missed')).toBeNull();
});

it.each(['', 'no json', 'null', '[]', '{"of":"1001"}', '{"of":"1001","value":[{"client":{},"at":1,"why":"busy"}]}'])(
  'takes %j in the storage for no missed request',
  (text) => {
    const storage = emptyStorage();
    storage.setItem('greenroom.missed', text);
    expect(tabMissed(storage).read(ANNA)).toBeUndefined();
  },
);

it('keeps no session of its own where the browser stores nothing, so that a reload goes on with it', () => {
  const forbidden = (): Storage => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  expect(deviceSession(workingStorage(forbidden))).toBeUndefined();
  expect(deviceSession(emptyStorage())).toBeDefined();
});
