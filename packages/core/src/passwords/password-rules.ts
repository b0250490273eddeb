/** Shortest and longest password, in characters; no rule says which ones. */
export const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;
export const ADVISED_PASSWORD = 15;
/** Number of the most used passwords that are refused. */
const COMMON_PASSWORDS = 3_000;
/** A name of fewer letters is too often a part of other words. */
const SHORTEST_NAME = 3;

/** Reason for which a password is refused. */
const PASSWORD_PROBLEMS = ['tooShort', 'tooLong', 'common', 'ownName', 'breached'] as const;
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

export const isPasswordProblem = (word: unknown): word is PasswordProblem =>
  PASSWORD_PROBLEMS.some((known) => known === word);

/** Data that the rules compare a password with. */
export interface PasswordContext {
  /** Checks whether a password, in lower case, is one of the most used. */
  readonly isCommon: (lowerCase: string) => boolean;
  /** Names of the performer, such as username, nickname, first and last name. */
  readonly ownNames: readonly string[];
}

/** Number of characters as a person counts them: a letter outside the first plane is one. */
const passwordLength = (password: string): number => Array.from(password).length;

/** The password without the names in it, in lower case. */
const withoutNames = (password: string, ownNames: readonly string[]): string => {
  const names = ownNames.map((name) => name.trim().toLowerCase()).filter((name) => name.length >= SHORTEST_NAME);
  // The longest first: a name may contain another one.
  const ordered = names.toSorted((left, right) => right.length - left.length);
  return ordered.reduce((rest, name) => rest.replaceAll(name, ''), password.toLowerCase());
};

/**
 * Judges a new password, which is taken as typed: nothing is trimmed. A name of the performer is allowed beside eight other
 * characters.
 *
 * @returns the first reason to refuse it
 */
export const passwordProblem = (
  password: string,
  { isCommon, ownNames }: PasswordContext,
): PasswordProblem | undefined => {
  const length = passwordLength(password);
  if (length < SHORTEST_PASSWORD) return 'tooShort';
  if (length > LONGEST_PASSWORD) return 'tooLong';
  if (isCommon(password.toLowerCase())) return 'common';
  return passwordLength(withoutNames(password, ownNames)) < SHORTEST_PASSWORD ? 'ownName' : undefined;
};

/**
 * Picks the passwords that are refused for being common.
 *
 * @param byUse most used first, in lower case
 * @returns the 3,000 most used of those that are long enough: the shorter ones are refused anyway
 */
export const pickCommon = (byUse: readonly string[]): ReadonlySet<string> =>
  new Set(byUse.filter((password) => passwordLength(password) >= SHORTEST_PASSWORD).slice(0, COMMON_PASSWORDS));
