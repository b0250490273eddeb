import { computed, makeObservable } from 'mobx';
import type { Watchable } from '@greenroom/core/kernel/machine';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import type { PasswordReset } from '@greenroom/core/passwords/password-reset';
import {
  isDeadLink,
  passwordError,
  type NewPassword,
  type PasswordsErrorCode,
} from '@greenroom/core/passwords/passwords-api.port';
import { Mirror } from '../mobx/mirror.ts';
import type { PasswordMeter } from './password-meter.ts';
import type { PasswordResetPageModel } from './PasswordResetPage.tsx';

const codeOf = (state: Mutation<unknown>, otherwise: PasswordsErrorCode): PasswordsErrorCode | undefined =>
  state.failure === undefined ? undefined : passwordError(state.failure, otherwise);

/** Mirrors the reset of a password. */
export class PasswordResetViewModel implements PasswordResetPageModel {
  readonly isFirst: boolean;
  readonly rate: (password: string) => void;
  readonly #reset: PasswordReset;
  readonly #meter: PasswordMeter;
  readonly #link: Mirror<string | undefined>;
  readonly #denial: Mirror<string | undefined>;
  readonly #denied: Mirror<Mutation<string>>;
  readonly #asked: Mirror<Mutation<string>>;
  readonly #checked: Mirror<Mutation<string>>;
  readonly #saved: Mirror<Mutation<NewPassword>>;

  constructor(reset: PasswordReset, meter: PasswordMeter) {
    this.#reset = reset;
    this.#meter = meter;
    this.isFirst = reset.isFirst;
    this.rate = meter.rate;
    const mirror = <State>(watch: Watchable<State>): Mirror<State> => new Mirror(watch);
    this.#link = mirror(reset.link);
    this.#denial = mirror(reset.denial);
    this.#denied = mirror(reset.deny.watch);
    this.#asked = mirror(reset.ask.watch);
    this.#checked = mirror(reset.check.watch);
    this.#saved = mirror(reset.save.watch);
    makeObservable(this, { step: computed, busy: computed, errorKey: computed, level: computed });
  }

  get level(): PasswordResetPageModel['level'] {
    return this.#meter.level;
  }

  get step(): PasswordResetPageModel['step'] {
    if (this.#denial.current !== undefined) return isDeadLink(this.#error) ? 'dead' : 'deny';
    if (this.#link.current === undefined) return this.#asked.current.status === 'done' ? 'sent' : 'ask';
    if (isDeadLink(this.#error)) return 'dead';
    if (this.#saved.current.status === 'done') return 'done';
    switch (this.#checked.current.status) {
      case 'done':
        return 'new';
      case 'failed':
        return 'notChecked';
      default:
        return 'checking';
    }
  }

  get busy(): boolean {
    return [this.#denied, this.#asked, this.#saved].some(({ current }) => current.status === 'busy');
  }

  get errorKey(): PasswordResetPageModel['errorKey'] {
    return this.#error === undefined ? undefined : `error.${this.#error}`;
  }

  readonly ask = (performerId: string): void => this.#reset.ask.mutate(performerId);

  readonly deny = (): void => {
    if (this.#denial.current !== undefined) this.#reset.deny.mutate(this.#denial.current);
  };

  readonly checkAgain = (): void => this.#reset.checkAgain();

  readonly save = (password: string, endOthers: boolean): void => this.#reset.save.mutate({ password, endOthers });

  readonly startAgain = (): void => this.#reset.startAgain();

  readonly dispose = (): void => {
    for (const mirror of [this.#denial, this.#denied, this.#link, this.#asked, this.#checked, this.#saved])
      mirror.dispose();
  };

  get #error(): PasswordsErrorCode | undefined {
    return (
      codeOf(this.#saved.current, 'passwords.notChanged') ??
      codeOf(this.#checked.current, 'passwords.notChecked') ??
      codeOf(this.#denied.current, 'passwords.notChecked') ??
      codeOf(this.#asked.current, 'passwords.notSent')
    );
  }
}
