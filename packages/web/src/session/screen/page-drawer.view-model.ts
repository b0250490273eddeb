import { action, computed, makeObservable, observableRef } from 'mobx';
import type { ClientId } from '@greenroom/core/kernel/ids';
import type { SessionController } from '@greenroom/core/session/session.controller';
import type { SessionState } from '@greenroom/core/session/session-state';
import { Mirror } from '../../mobx/mirror.ts';
import type { PageDrawerModel } from './SessionScreen.tsx';

/** Whether the page is open beside the running session. Closed again with each new session. */
export class PageDrawerViewModel implements PageDrawerModel {
  /** With whom the session runs during which it was opened. */
  openWith: ClientId | undefined = undefined;
  readonly #session: Mirror<SessionState>;

  constructor(session: SessionController) {
    this.#session = new Mirror(session.watch);
    makeObservable<this, 'setOpenWith'>(this, { openWith: observableRef, isOpen: computed, setOpenWith: action });
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

  readonly dispose = (): void => this.#session.dispose();
}
