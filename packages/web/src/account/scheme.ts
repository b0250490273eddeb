import type { AccountState } from '@greenroom/core/account/account.controller';
import { derived } from '@greenroom/core/kernel/derived';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { isInside } from '../login/is-inside.ts';

/** The brightness of the page as it is. */
export type Scheme = 'light' | 'dark';

export interface SchemeSources {
  readonly login: Watchable<LoginState>;
  readonly account: Watchable<AccountState>;
  /** Checks whether the device prefers dark. */
  readonly device: Watchable<boolean>;
}

/**
 * Watches the brightness of the page: the performer's choice while logged in, light for everyone else.
 * @spec §6 — non-performers get the light theme
 */
export const watchScheme = ({ login, account, device }: SchemeSources): Watchable<Scheme> =>
  derived([login, account, device], (identity, { settings: { theme } }, prefersDark) => {
    if (!isInside(identity)) return 'light';
    if (theme !== 'system') return theme;
    return prefersDark ? 'dark' : 'light';
  });
