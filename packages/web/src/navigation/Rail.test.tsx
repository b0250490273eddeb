import { IconHelp, IconSettings } from '@tabler/icons-react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../ui/show.fake.tsx';
import type { MainMenuModel } from './main-menu.view-model.ts';
import { Rail } from './Rail.tsx';

const nothing = (): void => undefined;
const MODEL: MainMenuModel = {
  warns: false,
  explain: nothing,
  sections: [
    { group: 'work', destinations: [{ route: 'my-day', to: '/', labelKey: 'menu.my-day', icon: IconHelp, unread: 0 }] },
    {
      group: 'account',
      destinations: [
        { route: 'settings', to: '/settings/', labelKey: 'menu.settings', icon: IconSettings, unread: 0 },
        { route: 'clients', to: '/clients/', labelKey: 'menu.clients', icon: IconHelp, unread: 0 },
      ],
    },
  ],
  actions: [],
};

it.each([
  [true, 'page'],
  [false, null],
])('marks the page of the menu at its foot as the current one where it is open: %s', async (isPageOpen, current) => {
  await show(
    <Routes location="/settings/">
      <Route path="*" element={<Rail model={MODEL} isPageOpen={isPageOpen} openPage={nothing} closePage={nothing} />} />
    </Routes>,
  );
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  const marked = (name: string) => page.getByRole('menuitem', { name }).element().getAttribute('aria-current');
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  expect([marked('Settings'), marked('Customers')]).toEqual([current, null]);
});

it('pauses work and logs out from the menu at its foot', async () => {
  const done: string[] = [];
  const actions: MainMenuModel['actions'] = [
    { action: 'pause', labelKey: 'menu.pauseWork', run: () => done.push('pause') },
    { action: 'logOut', labelKey: 'menu.logOut', run: () => done.push('logOut') },
  ];
  await show(<Rail model={{ ...MODEL, actions }} isPageOpen={false} openPage={nothing} closePage={nothing} />);
  for (const name of ['Pause work', 'Log out']) {
    await userEvent.click(page.getByRole('button', { name: 'More' }));
    await userEvent.click(page.getByRole('menuitem', { name }));
  }
  expect(done).toEqual(['pause', 'logOut']);
});
