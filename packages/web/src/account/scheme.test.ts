import { expect, it } from 'vitest';
import type { AccountState } from '@greenroom/core/account/account.controller';
import type { ThemeChoice } from '@greenroom/core/account/settings';
import { createActor } from '@greenroom/core/kernel/machine';
import type { LoginState, PerformerStatus } from '@greenroom/core/login/performer-status-state';
import { watchScheme } from './scheme.ts';

const setUp = (status: PerformerStatus, theme: ThemeChoice, dark: boolean) => {
  const login = createActor<LoginState, PerformerStatus, never>({
    initial: { status } as LoginState,
    transition: (state, next) => ({ state: { ...state, status: next }, effects: [] }),
    perform: () => undefined,
  });
  const account = createActor<AccountState, ThemeChoice, never>({
    initial: { settings: { theme } } as AccountState,
    transition: (state, next) => ({ state: { ...state, settings: { theme: next } }, effects: [] }),
    perform: () => undefined,
  });
  const device = { dark, emitChange: () => undefined as void };
  const scheme = watchScheme({
    login,
    account,
    device: {
      state: () => device.dark,
      subscribe: (listener) => {
        device.emitChange = () => listener(device.dark);
        return () => undefined;
      },
    },
  });
  return { login, account, device, scheme };
};

it.each<[PerformerStatus, ThemeChoice, boolean, 'light' | 'dark']>([
  ['unauthenticated', 'dark', true, 'light'],
  ['authenticating', 'dark', true, 'light'],
  ['authenticated', 'dark', false, 'dark'],
  ['authenticated', 'light', true, 'light'],
  ['authenticated', 'system', true, 'dark'],
  ['authenticated', 'system', false, 'light'],
  ['loggedOut', 'dark', false, 'dark'],
])('paints for %s with the choice %s on a device that prefers dark (%s): %s', (status, theme, dark, expected) => {
  expect(setUp(status, theme, dark).scheme.state()).toBe(expected);
});

it('follows the device while the choice is left to the device, and another choice at once', () => {
  const { account, device, scheme } = setUp('authenticated', 'system', false);
  const received: string[] = [];
  scheme.subscribe((next) => received.push(next));
  device.dark = true;
  device.emitChange();
  account.send('light');
  device.emitChange();
  expect(received).toEqual(['dark', 'light']);
});

it('turns light at the log-out', () => {
  const { login, scheme } = setUp('authenticated', 'dark', false);
  login.send('unauthenticated');
  expect(scheme.state()).toBe('light');
});
