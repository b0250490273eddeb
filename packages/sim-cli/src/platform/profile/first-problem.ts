import type { Problems } from '@greenroom/core/forms/field-rule';

/** Finds the first field that breaks a rule, for a refusal; `undefined` when none does. */
export const firstProblem = (problems: Problems): { readonly field: string; readonly problem: string } | undefined => {
  const [first] = Object.entries(problems);
  return first === undefined ? undefined : { field: first[0], problem: first[1].code };
};
