import { needsConfirmation } from '@greenroom/core/account-security/security-api.port';
import type { MutationController } from '@greenroom/core/kernel/mutation.controller';
import {
  passwordError,
  type PasswordChange,
  type PasswordsErrorCode,
} from '@greenroom/core/passwords/passwords-api.port';
import { read } from '../mobx/read.ts';
import type { PasswordMeter } from './password-meter.ts';

const AT_CURRENT: readonly PasswordsErrorCode[] = ['passwords.wrongCurrent'];
const AT_FORM: readonly PasswordsErrorCode[] = ['passwords.tooManyAttempts', 'passwords.notChanged'];

/** @param performerId for the password manager */
export const createPasswordChangeModel = (
  { watch, mutate, reset }: MutationController<PasswordChange>,
  meter: PasswordMeter,
  performerId: () => string,
) => {
  const errorOf = (): PasswordsErrorCode | undefined => {
    const { failure } = read(watch);
    // The performer closed the question for the second factor: nothing failed.
    return failure === undefined || needsConfirmation(failure)
      ? undefined
      : passwordError(failure, 'passwords.notChanged');
  };
  return {
    get level() {
      return meter.level;
    },
    get busy(): boolean {
      return read(watch).status === 'busy';
    },
    get saved(): boolean {
      return read(watch).status === 'done';
    },
    get errorKey() {
      const error = errorOf();
      return error === undefined ? undefined : (`error.${error}` as const);
    },
    /** Place of the error. */
    get errorAt(): 'current' | 'password' | 'form' {
      const error = errorOf();
      if (error === undefined || AT_FORM.includes(error)) return 'form';
      return AT_CURRENT.includes(error) ? 'current' : 'password';
    },
    get performerId(): string {
      return performerId();
    },
    rate: meter.rate,
    change: (current: string, password: string, endOthers: boolean): void => mutate({ current, password, endOthers }),
    /** Clears the rating and the outcome that were shown; a change under way goes on. */
    clearOutcome: (): void => {
      meter.rate('');
      if (watch.state().status !== 'busy') reset();
    },
  };
};

export type PasswordChangeModel = ReturnType<typeof createPasswordChangeModel>;
