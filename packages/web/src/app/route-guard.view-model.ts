import { computed, makeObservable } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginController } from '@greenroom/core/login/login.controller';
import { isUnreachable, type LoginState } from '@greenroom/core/login/performer-status-state';
import { decideRoute, type RouteDecision } from '@greenroom/core/navigation/guards';
import { read } from '../mobx/read.ts';
import { guardContextOf } from '../navigation/identity.ts';
import type { Site } from '../navigation/site-context.ts';
import type { RouteGuardModel } from './RouteGuard.tsx';

/** Decides whether the login may see an address. @spec §2 Guards */
export class RouteGuardViewModel implements RouteGuardModel {
  readonly #site: Site;
  readonly #login: Watchable<LoginState>;

  constructor(login: LoginController, site: Site) {
    this.#site = site;
    this.#login = login.watch;
    makeObservable<this, 'identity'>(this, { identity: computed, unreachable: computed });
  }

  readonly decide = (path: string): RouteDecision => decideRoute(path, this.identity);

  get unreachable(): boolean {
    return isUnreachable(read(this.#login));
  }

  private get identity(): ReturnType<typeof guardContextOf> {
    return guardContextOf(read(this.#login), this.#site);
  }
}
