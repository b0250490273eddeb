import { expect, it } from 'vitest';
import { clientId, performerId } from '@greenroom/core/kernel/ids';
import { seconds } from '@greenroom/core/kernel/units';
import type { MissedRequest } from '@greenroom/core/session/missed-request';
import { tabStorage } from '../device/tab-storage.ts';
import { createSessionMissed } from './session-missed.ts';

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
  createSessionMissed(storage).write(ANNA, MISSED);
  expect(createSessionMissed(storage).read(ANNA)).toEqual(MISSED);
});

it('shows no missed request of another performer', () => {
  const missed = createSessionMissed(emptyStorage());
  missed.write(ANNA, MISSED);
  expect([missed.read(BEA), missed.read(ANNA)]).toEqual([[], []]);
});

it('leaves nothing behind at log-out', () => {
  const storage = emptyStorage();
  const missed = createSessionMissed(storage);
  missed.write(ANNA, MISSED);
  missed.clear();
  expect(storage.getItem('greenroom.missed')).toBeNull();
});

it.each(['', 'no json', 'null', '[]', '{"of":"1001"}', '{"of":"1001","missed":[{"client":{},"at":1,"why":"busy"}]}'])(
  'takes %j in the storage for no missed request',
  (text) => {
    const storage = emptyStorage();
    storage.setItem('greenroom.missed', text);
    expect(createSessionMissed(storage).read(ANNA)).toEqual([]);
  },
);
