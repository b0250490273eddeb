import {
  tooLong,
  characters,
  problemsOf,
  fits,
  type FieldProblem,
  type FieldRule,
  type Problems,
} from '../forms/field-rule.ts';
import { seenText } from '../kernel/outside-text.ts';
import { millis } from '../kernel/units.ts';
import type { Brand } from './profile-choices.ts';

/** Greatest size of a recording in bytes; a minute of speech is less than 1 MB. @spec §3 performerIVRDetails — the size is our choice */
export const MAX_RECORDING_SIZE = 5 * 1024 * 1024;
/** Greatest length of a recording, at which it ends by itself. @spec §3 performerIVRDetails — the length is our choice */
export const MAX_RECORDING_TIME = millis(60_000);
/**
 * Greatest length of a nickname in Dutch text and of the name on the phone, in characters.
 * @spec §9 Name or description limits — name 25 (Dutch)
 */
export const MAX_DUTCH_NAME = 25;
/** Greatest length of a nickname in German and English text, in characters. @spec §9 Name or description limits — or 255 */
const MAX_NAME = 255;
/** Smallest length of a description, in characters. @spec §9 Name or description limits — description 400 to 700 */
const MIN_DESCRIPTION = 400;
/**
 * Greatest length of a description and of a text of the phone services, in characters.
 * @spec §9 Name or description limits — description 400 to 700
 */
export const MAX_DESCRIPTION = 700;

/** Sample words for content that the platform forbids; its moderators know more. Matched whole and without case. */
const FORBIDDEN_WORDS = ['skypename', 'telegramme', 'paymehere'];

/** Beginning of a web address. */
const LINK = /\b(?:https?:\/\/|www\.)/iu;

/**
 * Checks that a text has no links and no listed words, as for other platforms and payment requests; the rest is for the moderators.
 * @spec §5 Profile information text
 */
export const isAllowedText = (text: string): boolean =>
  !LINK.test(text) &&
  !FORBIDDEN_WORDS.some((word) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .includes(word),
  );

/** The brands whose text is German or English; every other counts as Dutch, which is the stricter. */
const LONG_NAMES: ReadonlySet<Brand> = new Set<Brand>(['de', 'at', 'uk']);

/** Greatest length of a nickname: 25 characters in Dutch text, 255 in German and English text. @spec §5 Profile name / nickname */
export const maxNickname = (brand: Brand): number => (LONG_NAMES.has(brand) ? MAX_NAME : MAX_DUTCH_NAME);

/**
 * Finds the problem of a nickname: empty, or longer than the brand allows.
 * @spec §5 Profile name / nickname — 'too many characters! {char}/25'
 */
export const nicknameProblem = (nickname: string, brand: Brand): FieldProblem | undefined =>
  seenText(nickname) === '' ? { code: 'required' } : tooLong(nickname, maxNickname(brand));

/** Checks the length of a description: 400 to 700 characters. @spec §5 Description — 'too less characters! {char}/400' when short */
export const descriptionProblem = (description: string): FieldProblem | undefined => {
  const text = seenText(description);
  const char = characters(text);
  if (char < MIN_DESCRIPTION) return { code: 'tooShort', params: { char, min: MIN_DESCRIPTION } };
  return tooLong(text, MAX_DESCRIPTION);
};

/** Nickname and text in one brand. @spec §3 Performer account — performerDescriptions */
export type BrandText = { readonly nickname: string; readonly description: string; readonly status: string };

export const NO_TEXT: BrandText = { nickname: '', description: '', status: '' };

/**
 * Finds problems of nickname and description in one brand: their lengths, links and forbidden words.
 * @spec §5 Profile name / nickname, Description, Profile information text
 */
export const brandTextProblems = (values: BrandText, brand: Brand): Problems => {
  const rules: readonly FieldRule<BrandText>[] = [
    ['nickname', ({ nickname }) => nicknameProblem(nickname, brand)],
    fits('nickname', isAllowedText, 'forbiddenText'),
    ['description', ({ description }) => descriptionProblem(description)],
    fits('description', isAllowedText, 'forbiddenText'),
  ];
  return problemsOf(rules, values);
};
