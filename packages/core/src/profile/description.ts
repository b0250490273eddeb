import { characters } from '../forms/characters.ts';
import type { FieldProblem } from '../forms/field-problem.ts';
import { tooLong } from '../forms/field-rule.ts';
import { MAX_DESCRIPTION, MIN_DESCRIPTION } from './profile.constants.ts';

/** 400 to 700 characters. @spec §5 Description — 'too less characters! {char}/400' when short */
export const descriptionProblem = (description: string): FieldProblem | undefined => {
  const text = description.trim();
  const char = characters(text);
  if (char < MIN_DESCRIPTION) return { code: 'tooShort', params: { char, min: MIN_DESCRIPTION } };
  return tooLong(text, MAX_DESCRIPTION);
};
