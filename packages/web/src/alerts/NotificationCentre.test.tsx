import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alertId } from '@greenroom/core/kernel/ids';
import { credits } from '@greenroom/core/kernel/units';
import { show } from '../ui/show.fake.tsx';
import type { NotificationCentreModel, PastAlert } from './notification-centre.view-model.ts';
import { NotificationCentre } from './NotificationCentre.tsx';

const nothing = (): void => undefined;
const SAVED: PastAlert = {
  id: alertId('alert-1'),
  class: 'success',
  content: { key: 'account.notApproved' },
  time: '1-1-2026, 12:00',
};

it('counts what came since the list was last seen, and nothing that came into the open list', async () => {
  const model = observable({
    unread: 2,
    history: [SAVED],
    markRead: () => runInAction(() => void (model.unread = 0)),
    attention: {
      sound: 'on',
      volume: 50,
      muted: false,
      notice: 'granted',
      testSound: nothing,
      setVolume: nothing,
      setMuted: nothing,
      askForNotices: nothing,
    },
    sounds: {
      rows: [],
      tipSizes: { low: credits(1), full: credits(5) },
      chooseTipSizes: nothing,
      choose: nothing,
      test: nothing,
    },
  } satisfies NotificationCentreModel);
  await show(<NotificationCentre model={model} />);
  await userEvent.click(page.getByRole('button', { name: 'Notifications, 2 unread' }));
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect.element(drawer).toBeVisible();
  expect(model.unread).toBe(0);
  runInAction(() => {
    model.unread = 1;
    model.history = [{ ...SAVED, id: alertId('alert-2') }, SAVED];
  });
  await expect.element(drawer.getByRole('listitem').nth(1)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
