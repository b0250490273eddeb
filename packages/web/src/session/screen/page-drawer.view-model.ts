import { action, computed, makeObservable, observableRef } from 'mobx';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { ClientId } from '@greenroom/core/kernel/ids';
import { watchChanges } from '@greenroom/core/kernel/machine';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import { Mirror } from '../../mobx/mirror.ts';
import type { PageDrawerModel } from './SessionScreen.tsx';

/** Mirrors the page that is open beside the running session. Closed again with each new session. */
export class PageDrawerViewModel implements PageDrawerModel {
  /** With whom the session runs during which it was opened. */
  openWith: ClientId | undefined = undefined;
  readonly #session: Mirror<SessionState>;
  readonly #unfollow: Cancel;

  constructor(session: Pick<SessionController, 'watch'>) {
    this.#session = new Mirror(session.watch);
    makeObservable<this, 'setOpenWith'>(this, { openWith: observableRef, isOpen: computed, setOpenWith: action });
    // The same customer may come back.
    this.#unfollow = watchChanges(session.watch, ({ client }, before) => {
      if (client?.id !== before.client?.id) this.close();
    });
  }

  get isOpen(): boolean {
    const { status, client } = this.#session.current;
    return status === 'connected' && client !== undefined && this.openWith === client.id;
  }

  private setOpenWith(client: ClientId | undefined): void {
    this.openWith = client;
  }

  readonly open = (): void => this.setOpenWith(this.#session.current.client?.id);

  readonly close = (): void => this.setOpenWith(undefined);

  readonly toggle = (): void => (this.isOpen ? this.close() : this.open());

  readonly dispose = (): void => {
    this.#unfollow();
    this.#session.dispose();
  };
}
