import { computed, makeObservable } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginController } from '@greenroom/core/login/login.controller';
import { isUnreachable, type LoginState } from '@greenroom/core/login/performer-status-state';
import { decideRoute, type RouteDecision } from '@greenroom/core/navigation/guards';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';
import { guardContextOf } from '../navigation/identity.ts';
import type { Site } from '../navigation/site-context.ts';

/** Decides whether the login may see an address. @spec §2 Guards */
export class RouteGuardViewModel {
  readonly #site: Site;
  readonly #login: Watchable<LoginState>;

  constructor(login: LoginController, site: Site) {
    this.#site = site;
    this.#login = login.watch;
    makeObservable<this, 'identity'>(this, { identity: computed });
  }

  readonly decide = (path: string): RouteDecision => decideRoute(path, this.identity);

  /** True when the platform does not answer the question for the login. */
  get unreachable(): boolean {
    return isUnreachable(read(this.#login));
  }

  private get identity(): ReturnType<typeof guardContextOf> {
    return guardContextOf(read(this.#login), this.#site);
  }
}

export type RouteGuardModel = PublicOf<RouteGuardViewModel>;
