import type { AccountState } from '@greenroom/core/account/account.controller';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status.machine';
import type { DevicePreference } from '../device/device-preference.ts';
import { isInside } from '../login/is-inside.ts';

/** The brightness of the page as it is. */
export type Scheme = 'light' | 'dark';

export interface SchemeSources {
  readonly login: Watchable<LoginState>;
  readonly account: Watchable<AccountState>;
  readonly device: DevicePreference;
}

export interface SchemeWatch extends Watchable<Scheme> {
  readonly dispose: () => void;
}

/** Scheme chosen by the performer while logged in; the light one for everyone else. @spec §6 — non-performers get the light theme */
const schemeOf = ({ login, account, device }: SchemeSources): Scheme => {
  if (!isInside(login.state())) return 'light';
  const { theme } = account.state().settings;
  if (theme !== 'system') return theme;
  return device.prefersDark() ? 'dark' : 'light';
};

/** Follows the login, the chosen scheme and the preference of the device. */
export const watchScheme = (sources: SchemeSources): SchemeWatch => {
  const listeners = new Set<(scheme: Scheme) => void>();
  let current = schemeOf(sources);
  const update = (): void => {
    const next = schemeOf(sources);
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener(next);
  };
  const ends = [sources.login.subscribe(update), sources.account.subscribe(update), sources.device.subscribe(update)];
  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: () => {
      for (const end of ends) end();
    },
  };
};
