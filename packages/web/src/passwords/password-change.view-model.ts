import { computed, makeObservable } from 'mobx';
import { needsConfirmation } from '@greenroom/core/account-security/security-api.port';
import type { MutationController } from '@greenroom/core/kernel/mutation.controller';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import {
  passwordError,
  type PasswordChange,
  type PasswordsErrorCode,
} from '@greenroom/core/passwords/passwords-api.port';
import { Mirror } from '../mobx/mirror.ts';
import type { PasswordMeter } from './password-meter.ts';
import type { PasswordChangePanelModel } from './PasswordChangePanel.tsx';

const AT_CURRENT: readonly PasswordsErrorCode[] = ['passwords.wrongCurrent'];
const AT_FORM: readonly PasswordsErrorCode[] = ['passwords.tooManyAttempts', 'passwords.notChanged'];

interface PasswordChangeController extends MutationController<PasswordChange> {
  readonly dispose: () => void;
}

/** Mirrors the change of a password. */
export class PasswordChangeViewModel implements PasswordChangePanelModel {
  readonly rate: (password: string) => void;
  readonly #controller: PasswordChangeController;
  readonly #state: Mirror<Mutation<PasswordChange>>;
  readonly #meter: PasswordMeter;
  readonly #performerId: () => string;

  constructor(controller: PasswordChangeController, meter: PasswordMeter, performerId: () => string) {
    this.#controller = controller;
    this.#state = new Mirror(controller.watch);
    this.#meter = meter;
    this.#performerId = performerId;
    this.rate = meter.rate;
    makeObservable(this, { busy: computed, saved: computed, errorKey: computed, errorAt: computed, level: computed });
  }

  get level(): PasswordChangePanelModel['level'] {
    return this.#meter.level;
  }

  get busy(): boolean {
    return this.#state.current.status === 'busy';
  }

  get saved(): boolean {
    return this.#state.current.status === 'done';
  }

  get errorKey(): PasswordChangePanelModel['errorKey'] {
    return this.#error === undefined ? undefined : `error.${this.#error}`;
  }

  get errorAt(): PasswordChangePanelModel['errorAt'] {
    const error = this.#error;
    if (error === undefined || AT_FORM.includes(error)) return 'form';
    return AT_CURRENT.includes(error) ? 'current' : 'password';
  }

  get performerId(): string {
    return this.#performerId();
  }

  readonly change = (current: string, password: string, endOthers: boolean): void =>
    this.#controller.mutate({ current, password, endOthers });

  /** Clears the rating and the outcome that were shown; a change under way goes on. */
  readonly clearOutcome = (): void => {
    this.#meter.rate('');
    if (!this.busy) this.#controller.reset();
  };

  readonly dispose = (): void => {
    this.#state.dispose();
    this.#controller.dispose();
  };

  get #error(): PasswordsErrorCode | undefined {
    const { failure } = this.#state.current;
    // The performer closed the question for the second factor: nothing failed.
    return failure === undefined || needsConfirmation(failure)
      ? undefined
      : passwordError(failure, 'passwords.notChanged');
  }
}
