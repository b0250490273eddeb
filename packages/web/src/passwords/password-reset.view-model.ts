import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import type { PasswordReset } from '@greenroom/core/passwords/password-reset';
import { isDeadLink, passwordError, type PasswordsErrorCode } from '@greenroom/core/passwords/passwords-api.port';
import { read } from '../mobx/read.ts';
import type { PasswordMeter } from './password-meter.ts';
import type { PasswordResetPageModel } from './PasswordResetPage.tsx';

const codeOf = (state: Mutation<unknown>, otherwise: PasswordsErrorCode): PasswordsErrorCode | undefined =>
  state.failure === undefined ? undefined : passwordError(state.failure, otherwise);

/** The reset of a password. */
export const createPasswordResetModel = (reset: PasswordReset, meter: PasswordMeter): PasswordResetPageModel => {
  const { link, denial, deny, ask, check, save } = reset;
  const errorOf = (): PasswordsErrorCode | undefined =>
    codeOf(read(save.watch), 'passwords.notChanged') ??
    codeOf(read(check.watch), 'passwords.notChecked') ??
    codeOf(read(deny.watch), 'passwords.notChecked') ??
    codeOf(read(ask.watch), 'passwords.notSent');
  return {
    isFirst: reset.isFirst,
    get level() {
      return meter.level;
    },
    get step() {
      if (read(denial) !== undefined) return isDeadLink(errorOf()) ? 'dead' : 'deny';
      if (read(link) === undefined) return read(ask.watch).status === 'done' ? 'sent' : 'ask';
      if (isDeadLink(errorOf())) return 'dead';
      if (read(save.watch).status === 'done') return 'done';
      switch (read(check.watch).status) {
        case 'done':
          return 'new';
        case 'failed':
          return 'notChecked';
        default:
          return 'checking';
      }
    },
    get busy() {
      return [read(deny.watch), read(ask.watch), read(save.watch)].some(({ status }) => status === 'busy');
    },
    get errorKey() {
      const error = errorOf();
      return error === undefined ? undefined : (`error.${error}` as const);
    },
    rate: meter.rate,
    ask: ask.mutate,
    deny: () => {
      const token = denial.state();
      if (token !== undefined) deny.mutate(token);
    },
    checkAgain: reset.checkAgain,
    save: (password, endOthers) => save.mutate({ password, endOthers }),
    startAgain: reset.startAgain,
  };
};
