import { createMutation, type MutationController, type MutationDeps } from '../kernel/mutation.controller.ts';
import { type AsyncResult, err } from '../kernel/result.ts';
import { passwordProblem, type PasswordProblem } from './password-rules.ts';
import { refusedPassword, type NewPassword } from './passwords-api.port.ts';

/** Rates passwords; what it needs is fetched with its first use. */
export interface PasswordStrength {
  /** Checks whether a password, in lower case, is one of the 3,000 most used. */
  readonly isCommon: (lowerCase: string) => Promise<boolean>;
  /** @returns 0 (guessed at once) to 4 (very hard to guess) */
  readonly rate: (password: string, ownNames: readonly string[]) => Promise<number>;
}

/** Checks whether a password is in a public list of stolen ones. An unknown answer is no. */
export type IsBreached = (password: string) => Promise<boolean>;

export interface NewPasswordDeps<Variables extends NewPassword> extends Pick<
  MutationDeps<Variables, undefined>,
  'log' | 'isUnconfirmed'
> {
  readonly strength: Pick<PasswordStrength, 'isCommon'>;
  readonly isBreached: IsBreached;
  readonly ownNames: () => readonly string[];
  readonly save: (variables: Variables) => AsyncResult<undefined>;
}

/** Checks a new password by the rules, then saves it: a password that is refused is not sent. */
export const createNewPassword = <Variables extends NewPassword>({
  strength,
  isBreached,
  ownNames,
  save,
  ...logging
}: NewPasswordDeps<Variables>): MutationController<Variables> => {
  const problemOf = async (password: string): Promise<PasswordProblem | undefined> => {
    // A list that could not be fetched is left to the platform, which has it too.
    const common = await strength.isCommon(password.toLowerCase()).catch(() => false);
    const problem = passwordProblem(password, { isCommon: () => common, ownNames: ownNames() });
    if (problem !== undefined) return problem;
    return (await isBreached(password)) ? 'breached' : undefined;
  };
  return createMutation<Variables, undefined>({
    name: 'saving a password',
    ...logging,
    mutate: async (variables) => {
      const problem = await problemOf(variables.password);
      return problem === undefined ? save(variables) : err(refusedPassword(problem));
    },
  });
};
