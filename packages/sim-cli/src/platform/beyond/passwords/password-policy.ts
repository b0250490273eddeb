import { createHash } from 'node:crypto';
import { passwordProblem, pickCommon, type PasswordProblem } from '@greenroom/core/passwords/password-rules';
import type { Submissions } from '../../base/people/submissions.ts';
import type { PerformerRow } from '../../base/store/tables/performer-tables.ts';

/** Fetches the passwords that people use, most used first, in lower case. */
export type FetchPasswords = () => Promise<readonly string[]>;

/** SHA-1 of stolen passwords, as public lists have them; the first is that of `correct horse battery staple`. */
const BREACHED: ReadonlySet<string> = new Set([
  'ABF7AAD6438836DBE526AA231ABDE2D0EEF74D42',
  'E0EA723FA1CFC6FE18A92904D4F8F6043DCC1F1E',
  '694509CEE417D17726D91758AA897C41C3921B98',
]);

/** Checks whether a password is in the platform's own small list of stolen ones. */
export const isBreachedHere = (password: string): boolean =>
  BREACHED.has(createHash('sha1').update(password).digest('hex').toUpperCase());

const NAME_FIELDS = ['firstName', 'lastName'];

const namesIn = (content: string | undefined): readonly string[] => {
  const fields: unknown = content === undefined ? {} : JSON.parse(content);
  if (typeof fields !== 'object' || fields === null) return [];
  return NAME_FIELDS.map((name): unknown => Reflect.get(fields, name)).filter((value) => typeof value === 'string');
};

interface PasswordPolicyDeps {
  readonly submissions: Pick<Submissions, 'read'>;
  readonly fetchPasswords: FetchPasswords;
  /** Undefined where stolen passwords are not looked for. */
  readonly isBreached: ((password: string) => boolean) | undefined;
}

/** Judges new passwords by the rules of the product, the performer's names and, where it is on, a list of stolen passwords. */
export const createPasswordPolicy = ({ submissions, fetchPasswords, isBreached }: PasswordPolicyDeps) => {
  let common: Promise<ReadonlySet<string>> | undefined;
  return async (performer: PerformerRow, password: string): Promise<PasswordProblem | undefined> => {
    common ??= fetchPasswords().then(pickCommon);
    const [list, personal] = await Promise.all([common, submissions.read(performer.id, 'personal')]);
    const problem = passwordProblem(password, {
      isCommon: (lowerCase) => list.has(lowerCase),
      ownNames: [performer.username, performer.nickname, performer.id, ...namesIn(personal?.content)],
    });
    return problem ?? (isBreached?.(password) === true ? 'breached' : undefined);
  };
};

export type PasswordPolicy = ReturnType<typeof createPasswordPolicy>;
