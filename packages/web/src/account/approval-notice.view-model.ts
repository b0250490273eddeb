import { computed, makeObservable } from 'mobx';
import type { AccountController, AccountState } from '@greenroom/core/account/account.controller';
import type { ModalsController } from '@greenroom/core/navigation/modals.machine';
import { Mirror } from '../mobx/mirror.ts';
import type { ApprovalNoticeModel } from './ApprovalNotice.tsx';

/** Mirrors the wait for approval. @spec §4 Account approval */
export class ApprovalNoticeViewModel implements ApprovalNoticeModel {
  readonly #modals: ModalsController;
  readonly #state: Mirror<AccountState>;

  constructor(account: AccountController, modals: ModalsController) {
    this.#modals = modals;
    this.#state = new Mirror(account.watch);
    makeObservable(this, { shown: computed });
  }

  get shown(): boolean {
    return this.#state.current.approval === 'notApproved';
  }

  readonly explain = (): void => this.#modals.open('notapproved');

  readonly dispose = (): void => this.#state.dispose();
}
