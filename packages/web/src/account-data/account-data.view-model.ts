import { computed, makeObservable } from 'mobx';
import type { AccountData } from '@greenroom/core/account-data/account-data';
import type { AccountDataController, DataChangeState } from '@greenroom/core/account-data/account-data.controller';
import { fullDate, shortDate } from '@greenroom/core/formatting/dates';
import type { Query } from '@greenroom/core/kernel/query.machine';
import type { ConfirmationViewModel } from '../account-security/confirmation.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import { mayBeOld, pageViewOf } from '../ui/page-view.ts';
import type { AccountDataPageModel } from './AccountDataPage.tsx';

/** Mirrors the state of the performer's own data. */
export class AccountDataViewModel implements AccountDataPageModel {
  readonly run: AccountDataPageModel['run'];
  readonly retry: () => void;
  readonly clearError: () => void;
  readonly confirmation: ConfirmationViewModel;
  readonly #state: Mirror<Query<'own', AccountData>>;
  readonly #change: Mirror<DataChangeState>;

  constructor({ state, change, run, clearError }: AccountDataController, confirmation: ConfirmationViewModel) {
    this.run = run;
    this.clearError = clearError;
    this.retry = state.reload;
    this.confirmation = confirmation;
    this.#state = new Mirror(state.watch);
    this.#change = new Mirror(change);
    makeObservable(this, {
      view: computed,
      download: computed,
      deletion: computed,
      views: computed,
      busy: computed,
      errorKey: computed,
    });
  }

  get view(): AccountDataPageModel['view'] {
    return pageViewOf(this.#state.current);
  }

  get mayBeOld(): boolean {
    return mayBeOld(this.#state.current);
  }

  get download(): AccountDataPageModel['download'] {
    const download = this.#state.current.data?.download;
    return download === undefined ? undefined : { state: download.state, expiresOn: shortDate(download.expiresAt) };
  }

  get deletion(): AccountDataPageModel['deletion'] {
    const deletion = this.#state.current.data?.deletion;
    return deletion === undefined
      ? undefined
      : { dueOn: shortDate(deletion.dueAt), isWithdrawable: deletion.isWithdrawable };
  }

  get views(): AccountDataPageModel['views'] {
    return (this.#state.current.data?.views ?? []).map(({ at, ...view }) => ({
      ...view,
      when: fullDate(at),
    }));
  }

  get busy(): AccountDataPageModel['busy'] {
    return this.#change.current.busy;
  }

  get errorKey(): AccountDataPageModel['errorKey'] {
    const { error } = this.#change.current;
    return error === undefined ? undefined : `error.${error}`;
  }

  readonly dispose = (): void => {
    this.#state.dispose();
    this.#change.dispose();
    this.confirmation.dispose();
  };
}
