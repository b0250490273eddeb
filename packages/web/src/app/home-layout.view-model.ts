import { computed, makeObservable } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { Scheme } from '../account/scheme.ts';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';

/** Mirrors the arrangement of the home layout. */
export class HomeLayoutViewModel {
  readonly #session: Watchable<SessionState>;
  readonly #login: Watchable<LoginState>;
  readonly #scheme: Watchable<Scheme>;

  constructor(session: SessionController, login: LoginController, scheme: Watchable<Scheme>) {
    this.#session = session.watch;
    this.#login = login.watch;
    this.#scheme = scheme;
    makeObservable(this, { inSession: computed });
  }

  /** True when a customer is connected: the studio takes half the screen, on a phone all of it. */
  get inSession(): boolean {
    return read(this.#session).status === 'connected';
  }

  get scheme(): Scheme {
    return read(this.#scheme);
  }

  /** True when the platform has been asked to log out and has not answered yet. */
  get loggingOut(): boolean {
    return read(this.#login).status === 'loggedOut';
  }
}

export type HomeLayoutModel = PublicOf<HomeLayoutViewModel>;
