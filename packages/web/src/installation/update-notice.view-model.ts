import { computed, makeObservable } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { SessionState } from '@greenroom/core/session/session-state';
import { Mirror } from '../mobx/mirror.ts';
import type { UpdateNoticeModel } from './UpdateNotice.tsx';

/** Mirrors the offer of a new version: not while a customer asks or a session runs. */
export class UpdateNoticeViewModel implements UpdateNoticeModel {
  readonly #isWaiting: Mirror<boolean>;
  readonly #session: Mirror<SessionState>;

  /** Loads the page again, in the new version. */
  readonly take: () => void;

  constructor(isWaiting: Watchable<boolean>, session: Watchable<SessionState>, reload: () => void) {
    this.take = reload;
    this.#isWaiting = new Mirror(isWaiting);
    this.#session = new Mirror(session);
    makeObservable(this, { isOffered: computed, isOnAir: computed });
  }

  get isOffered(): boolean {
    const { status, request } = this.#session.current;
    return this.#isWaiting.current && status !== 'connected' && request.status === 'none';
  }

  get isOnAir(): boolean {
    return this.#session.current.status === 'active';
  }

  readonly dispose = (): void => {
    this.#isWaiting.dispose();
    this.#session.dispose();
  };
}
