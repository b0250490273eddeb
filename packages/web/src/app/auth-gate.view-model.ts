import { action, makeObservable, observable } from 'mobx';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import { openRouteAt } from '@greenroom/core/navigation/open-routes';
import type { OpenedAddress } from '../device/opened-address.ts';
import { isInside } from '../login/is-inside.ts';
import type { PublicOf } from '../mobx/public-of.ts';

/** Mirrors the login as long as it is shown. It is passed once: by logging in, or by going to another address. */
export class AuthGateViewModel {
  /** True when the login is passed and the pages by address are needed. */
  isPassed: boolean;
  readonly #ends: readonly Cancel[];

  constructor(address: OpenedAddress, login: Watchable<LoginState>) {
    this.isPassed = openRouteAt(address.pathname) !== 'login';
    makeObservable<this, 'pass'>(this, { isPassed: observable, pass: action });
    this.#ends = [
      address.onMove(() => this.pass()),
      login.subscribe((state) => {
        if (isInside(state)) this.pass();
      }),
    ];
  }

  readonly dispose = (): void => {
    for (const end of this.#ends) end();
  };

  private pass(): void {
    this.isPassed = true;
  }
}

export type AuthGateModel = PublicOf<AuthGateViewModel>;
