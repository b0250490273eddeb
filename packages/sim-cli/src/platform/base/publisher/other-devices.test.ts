import { expect, it } from 'vitest';
import type { PerformerCaller } from '../calls/handler.ts';
import { createNotifyOtherDevices } from './other-devices.ts';

it('tells every device of the performer but the one that called', async () => {
  const told: unknown[] = [];
  const notifyOthers = createNotifyOtherDevices({
    logins: { alive: async () => [{ id: 'laptop' }, { id: 'phone' }, { id: 'tablet' }] as never },
    publisher: { toLogin: async (login, { event, content }) => void told.push([login, event, content]) },
  });
  const caller = { performer: { id: '1004' }, login: { id: 'laptop' } } as PerformerCaller;
  await notifyOthers(caller, 'login', {});
  expect(told).toEqual([
    ['phone', 'login', {}],
    ['tablet', 'login', {}],
  ]);
});
