import { computed, makeObservable } from 'mobx';
import type { LoginController } from '@greenroom/core/login/login.controller';
import type { LoginState } from '@greenroom/core/login/performer-status-state';
import {
  emptyFields,
  missingParts,
  type EmptyField,
  type MissingPart,
} from '@greenroom/core/profile/profile-completeness';
import { Mirror } from '../mobx/mirror.ts';
import type { CompletenessModel } from './ProfilePage.tsx';

/** Mirrors the missing parts of the profile. @spec §5 Profile completeness */
export class CompletenessViewModel implements CompletenessModel {
  readonly #login: Mirror<LoginState>;

  constructor(login: Pick<LoginController, 'watch'>) {
    this.#login = new Mirror(login.watch);
    makeObservable(this, { missing: computed, empty: computed });
  }

  get missing(): readonly MissingPart[] {
    const { account } = this.#login.current;
    return account === undefined ? [] : missingParts(account);
  }

  get empty(): readonly EmptyField[] {
    const { account } = this.#login.current;
    return account === undefined ? [] : emptyFields(account);
  }

  readonly dispose = (): void => this.#login.dispose();
}
