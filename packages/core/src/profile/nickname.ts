import type { FieldProblem } from '../forms/field-problem.ts';
import { tooLong } from '../forms/field-rule.ts';
import type { Brand } from './profile-choices.ts';
import { MAX_DUTCH_NAME, MAX_NAME } from './profile.constants.ts';

/** The brands whose text is German or English; every other counts as Dutch, which is the stricter. */
const LONG_NAMES: ReadonlySet<Brand> = new Set<Brand>(['de', 'at', 'uk']);

/** At most 25 characters in Dutch text, 255 in German and English text. @spec §5 Profile name / nickname */
export const maxNickname = (brand: Brand): number => (LONG_NAMES.has(brand) ? MAX_NAME : MAX_DUTCH_NAME);

/** @spec §5 Profile name / nickname — 'too many characters! {char}/25' */
export const nicknameProblem = (nickname: string, brand: Brand): FieldProblem | undefined =>
  nickname.trim() === '' ? { code: 'required' } : tooLong(nickname.trim(), maxNickname(brand));
