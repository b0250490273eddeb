import type { SessionController, SessionState } from '@greenroom/core/session/session.controller';
import { computed, makeObservable } from 'mobx';
import { Mirror } from '../mobx/mirror.ts';
import type { Scheme } from '../account/scheme.ts';
import type { HomeLayoutModel } from './HomeLayout.tsx';

/** How the room is arranged at this moment. */
export class HomeLayoutViewModel implements HomeLayoutModel {
  readonly #session: Mirror<SessionState>;
  readonly #scheme: Mirror<Scheme>;

  constructor(session: SessionController, scheme: Mirror<Scheme>) {
    this.#session = new Mirror(session.watch);
    this.#scheme = scheme;
    makeObservable(this, { inSession: computed });
  }

  get inSession(): boolean {
    return this.#session.current.status === 'connected';
  }

  get scheme(): Scheme {
    return this.#scheme.current;
  }

  readonly dispose = (): void => this.#session.dispose();
}
