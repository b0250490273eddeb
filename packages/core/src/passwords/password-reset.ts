import type { Log } from '../kernel/log.port.ts';
import type { Watchable } from '../kernel/machine.ts';
import { createMutation, type MutationController } from '../kernel/mutation.controller.ts';
import { createValue } from '../kernel/value.ts';
import { createNewPassword, type IsBreached, type PasswordStrength } from './new-password.controller.ts';
import type { NewPassword, PasswordsApi } from './passwords-api.port.ts';

/** Reset of a forgotten password, with or without a link. */
export interface PasswordReset {
  /** Token of the link; undefined where the page was opened without one, or the link is given up. */
  readonly link: Watchable<string | undefined>;
  readonly ask: MutationController<string>;
  readonly check: MutationController<string>;
  readonly save: MutationController<NewPassword>;
  /** Checks the link once more, when the platform did not answer. */
  readonly checkAgain: () => void;
  /** Gives the link up and asks for another one. */
  readonly startAgain: () => void;
}

export interface PasswordResetDeps {
  readonly api: PasswordsApi;
  /** Token in the address that was opened; empty without one. */
  readonly token: string;
  readonly strength: Pick<PasswordStrength, 'isCommon'>;
  readonly isBreached: IsBreached;
  readonly log: Log;
}

/** Joins the steps of a reset. A link is checked at once, before anything is typed. */
export const createPasswordReset = ({ api, token, strength, isBreached, log }: PasswordResetDeps): PasswordReset => {
  const link = createValue<string | undefined>(token === '' ? undefined : token);
  const ask = createMutation<string, undefined>({ name: 'asking for a link', log, mutate: api.askForLink });
  const check = createMutation<string, undefined>({ name: 'checking a link', log, mutate: api.checkLink });
  const save = createNewPassword<NewPassword>({
    strength,
    isBreached,
    // The platform knows the names of the performer; this page does not know who opened it.
    ownNames: () => [],
    save: (next) => api.resetPassword(token, next),
    log,
  });
  const checkAgain = (): void => check.mutate(token);
  if (token !== '') checkAgain();
  return {
    link,
    ask,
    check,
    save,
    checkAgain,
    startAgain: () => {
      link.set(undefined);
      for (const { reset } of [ask, check, save]) reset();
    },
  };
};
