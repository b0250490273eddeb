import { pickCommon } from '@greenroom/core/passwords/common-passwords';
import { passwordProblem, type PasswordProblem } from '@greenroom/core/passwords/password-rules';
import type { Submissions } from '../people/submissions.ts';
import type { PerformerRow } from '../store/tables/performer-tables.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** The list is 0.4 MB: it is read when the first password is changed. */
const fetchCommon = (): Promise<ReadonlySet<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => pickCommon(dictionary['passwords-common']));
  return common;
};

const NAME_FIELDS = ['firstName', 'lastName'];

const namesIn = (content: string | undefined): readonly string[] => {
  const fields: unknown = content === undefined ? {} : JSON.parse(content);
  if (typeof fields !== 'object' || fields === null) return [];
  return NAME_FIELDS.map((name): unknown => Reflect.get(fields, name)).filter((value) => typeof value === 'string');
};

/** Judges new passwords by the rules of the product and the performer's names. */
export const createPasswordPolicy =
  (submissions: Pick<Submissions, 'read'>) =>
  async (performer: PerformerRow, password: string): Promise<PasswordProblem | undefined> => {
    const [list, personal] = await Promise.all([fetchCommon(), submissions.read(performer.id, 'personal')]);
    return passwordProblem(password, {
      isCommon: (lowerCase) => list.has(lowerCase),
      ownNames: [performer.username, performer.nickname, performer.id, ...namesIn(personal?.content)],
    });
  };

export type PasswordPolicy = ReturnType<typeof createPasswordPolicy>;
