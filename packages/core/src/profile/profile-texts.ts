import { problemsOf, fits, type FieldRule } from '../forms/field-rule.ts';
import type { Problems } from '../forms/field-problem.ts';
import { descriptionProblem } from './description.ts';
import { nicknameProblem } from './nickname.ts';
import type { Brand } from './profile-choices.ts';
import { isAllowedText } from './profile-text.ts';

/** Nickname and text in one brand. @spec §3 Performer account — performerDescriptions */
export type BrandText = { readonly nickname: string; readonly description: string; readonly status: string };

export const NO_TEXT: BrandText = { nickname: '', description: '', status: '' };

/** @spec §5 Profile name / nickname, Description, Profile information text */
export const brandTextProblems = (values: BrandText, brand: Brand): Problems => {
  const rules: readonly FieldRule<BrandText>[] = [
    ['nickname', ({ nickname }) => nicknameProblem(nickname, brand)],
    fits('nickname', isAllowedText, 'forbiddenText'),
    ['description', ({ description }) => descriptionProblem(description)],
    fits('description', isAllowedText, 'forbiddenText'),
  ];
  return problemsOf(rules, values);
};
