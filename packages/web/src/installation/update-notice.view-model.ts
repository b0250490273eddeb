import { computed, makeObservable } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { SessionState } from '@greenroom/core/session/session-state';
import type { PublicOf } from '../mobx/public-of.ts';
import { read } from '../mobx/read.ts';

/** Mirrors the offer of a new version: not while a customer asks or a session runs. */
export class UpdateNoticeViewModel {
  readonly #isWaiting: Watchable<boolean>;
  readonly #session: Watchable<SessionState>;

  /** Loads the page again, in the new version. */
  readonly take: () => void;

  constructor(isWaiting: Watchable<boolean>, session: Watchable<SessionState>, reload: () => void) {
    this.take = reload;
    this.#isWaiting = isWaiting;
    this.#session = session;
    makeObservable(this, { isOffered: computed, isOnAir: computed });
  }

  get isOffered(): boolean {
    const { status, request } = read(this.#session);
    return read(this.#isWaiting) && status !== 'connected' && request.status === 'none';
  }

  /** True while the broadcast would have to begin again after the update. */
  get isOnAir(): boolean {
    return read(this.#session).status === 'active';
  }
}

export type UpdateNoticeModel = PublicOf<UpdateNoticeViewModel>;
