import { action, computed, makeObservable, observableRef } from 'mobx';
import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { ClientId } from '@greenroom/core/kernel/ids';
import { watchChanges, type Watchable } from '@greenroom/core/kernel/machine';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { PublicOf } from '../../mobx/public-of.ts';
import { read } from '../../mobx/read.ts';

/** Mirrors the page that is open beside the running session. Closed again with each new session. */
export class PageDrawerViewModel {
  /** With whom the session runs during which it was opened. */
  openWith: ClientId | undefined = undefined;
  readonly #session: Watchable<SessionState>;
  readonly #unfollow: Cancel;

  constructor(session: Pick<SessionController, 'watch'>) {
    this.#session = session.watch;
    makeObservable<this, 'setOpenWith'>(this, { openWith: observableRef, isOpen: computed, setOpenWith: action });
    // The same customer may come back.
    this.#unfollow = watchChanges(session.watch, ({ client }, before) => {
      if (client?.id !== before.client?.id) this.close();
    });
  }

  get isOpen(): boolean {
    const { status, client } = read(this.#session);
    return status === 'connected' && client !== undefined && this.openWith === client.id;
  }

  private setOpenWith(client: ClientId | undefined): void {
    this.openWith = client;
  }

  readonly open = (): void => this.setOpenWith(read(this.#session).client?.id);

  readonly close = (): void => this.setOpenWith(undefined);

  readonly toggle = (): void => (this.isOpen ? this.close() : this.open());

  readonly dispose = (): void => {
    this.#unfollow();
  };
}

export type PageDrawerModel = Omit<PublicOf<PageDrawerViewModel>, 'openWith'>;
