import type { Log } from '../kernel/log.port.ts';
import { createValue, readOnly } from '../kernel/machine.ts';
import { createMutation } from '../kernel/mutation.controller.ts';
import { createNewPassword, type IsBreached, type PasswordStrength } from './new-password.controller.ts';
import type { NewPassword, PasswordsApi } from './passwords-api.port.ts';

export interface PasswordResetDeps {
  readonly api: PasswordsApi;
  /** Token in the address that was opened; empty without one. */
  readonly token: string;
  readonly strength: Pick<PasswordStrength, 'isCommon'>;
  readonly isBreached: IsBreached;
  readonly log: Log;
}

/** Begin of a token that logs a device out before it leads to a new password. */
const DENIAL = 'not-me.';
/** Begin of a token that chooses the first password of an account. */
const FIRST = 'first.';

/** Joins the steps of a reset. A link is checked at once, before anything is typed; a device is logged out by a press. */
export const createPasswordReset = ({ api, token, strength, isBreached, log }: PasswordResetDeps) => {
  const isDenial = token.startsWith(DENIAL);
  const isFirst = token.startsWith(FIRST);
  const denial = createValue(isDenial ? token.slice(DENIAL.length) : undefined);
  const link = createValue(token === '' || isDenial ? undefined : token.slice(isFirst ? FIRST.length : 0));
  const ask = createMutation<string, undefined>({ name: 'asking for a link', log, mutate: api.askForLink });
  const check = createMutation<string, undefined>({ name: 'checking a link', log, mutate: api.checkLink });
  const checkAgain = (): void => {
    const opened = link.state();
    if (opened !== undefined) check.mutate(opened);
  };
  const deny = createMutation<string, string>({
    name: 'denying a login',
    log,
    mutate: api.denyLogin,
    onSuccess: (_denial, next) => {
      denial.set(undefined);
      link.set(next);
      checkAgain();
    },
  });
  const save = createNewPassword<NewPassword>({
    strength,
    isBreached,
    // The platform knows the names of the performer; this page does not know who opened it.
    ownNames: () => [],
    save: (next) => api.resetPassword(link.state() ?? '', next),
    log,
  });
  checkAgain();
  return {
    /** The link is that of a new account's first mail: there is no other device, and no password before. */
    isFirst,
    /** Token of the link; undefined where the page was opened without one, or the link is given up. */
    link: readOnly(link),
    /** Token of a link that says *this was not me*, until the device is logged out; undefined without one. */
    denial: readOnly(denial),
    /** Logs out the device that the mail told of, and goes on to a new password. */
    deny,
    ask,
    check,
    save,
    /** Checks the link once more, when the platform did not answer. */
    checkAgain,
    /** Gives the link up and asks for another one. */
    startAgain: () => {
      denial.set(undefined);
      link.set(undefined);
      for (const { reset } of [deny, ask, check, save]) reset();
    },
  };
};

export type PasswordReset = ReturnType<typeof createPasswordReset>;
