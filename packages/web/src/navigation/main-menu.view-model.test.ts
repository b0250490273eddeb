import { IconHome } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import { createValue } from '@greenroom/core/kernel/machine';
import type { LoginController } from '@greenroom/core/login/login.controller';
import { UNKNOWN_IDENTITY } from '@greenroom/core/login/performer-status-state';
import { ROUTE_NAMES } from '@greenroom/core/navigation/routes';
import type { ServicesState } from '@greenroom/core/services/services-state';
import type { ServicesController } from '@greenroom/core/services/services.controller';
import { MainMenuViewModel, type MenuIcons } from './main-menu.view-model.ts';
import { NO_FEATURES } from './site-context.ts';

const ICONS = Object.fromEntries(ROUTE_NAMES.map((name) => [name, { icon: IconHome }])) as unknown as MenuIcons;

const setUp = () => {
  const done: string[] = [];
  const services = createValue({ status: 'ready' } as ServicesState);
  const account = createValue({ approval: 'approved' } as AccountState);
  const menu = new MainMenuViewModel({
    login: { watch: createValue(UNKNOWN_IDENTITY), logOut: () => done.push('log out') } as unknown as LoginController,
    inbox: { unread: createValue(0) },
    services: {
      watch: services,
      pause: () => done.push('pause'),
      resume: () => done.push('resume'),
    } as unknown as ServicesController,
    account: { watch: account } as unknown as AccountController,
    modals: { open: (modal) => done.push(modal) },
    site: { ...NO_FEATURES, theme: 'default' },
    icons: ICONS,
  });
  return { menu, services, account, done };
};

it('ends with pausing or resuming work and with log-out', () => {
  const { menu, services, done } = setUp();
  const labels = () => menu.actions.map(({ labelKey }) => labelKey);
  expect(labels()).toEqual(['menu.pauseWork', 'menu.logOut']);
  services.set({ ...services.state(), status: 'pause' });
  expect(labels()).toEqual(['menu.resumeWork', 'menu.logOut']);
  for (const { run } of menu.actions) run();
  expect(done).toEqual(['resume', 'log out']);
});

it('warns while the account is not approved, and explains it', () => {
  const { menu, account, done } = setUp();
  expect(menu.warns).toBe(false);
  account.set({ ...account.state(), approval: 'notApproved' });
  expect(menu.warns).toBe(true);
  menu.explain();
  expect(done).toEqual(['notapproved']);
});
