import { computed, makeObservable } from 'mobx';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { Scheme } from '../account/scheme.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { HomeLayoutModel } from './frame-models.ts';

/** Mirrors the arrangement of the home layout. */
export class HomeLayoutViewModel implements HomeLayoutModel {
  readonly #session: Mirror<SessionState>;
  readonly #login: Mirror<LoginState>;
  readonly #scheme: Mirror<Scheme>;

  constructor(session: SessionController, login: LoginController, scheme: Mirror<Scheme>) {
    this.#session = new Mirror(session.watch);
    this.#login = new Mirror(login.watch);
    this.#scheme = scheme;
    makeObservable(this, { inSession: computed, loggingOut: computed });
  }

  get inSession(): boolean {
    return this.#session.current.status === 'connected';
  }

  get scheme(): Scheme {
    return this.#scheme.current;
  }

  get loggingOut(): boolean {
    return this.#login.current.status === 'loggedOut';
  }

  readonly dispose = (): void => {
    this.#session.dispose();
    this.#login.dispose();
  };
}
