import type { FieldProblem } from '@greenroom/core/forms/field-rule';
import { translateAny, useTranslation } from '../i18n/i18n.ts';

/** Translates the fields of a form: names, choices and problems, each by the name the product gives it. */
export const useFormWords = () => {
  const { t } = useTranslation();
  return {
    t,
    label: (field: string): string => translateAny(`form.field.${field}`),
    choice: (field: string, value: string): string => translateAny(`form.choice.${field}.${value}`),
    problem: (problem: FieldProblem | undefined): string | undefined =>
      problem === undefined ? undefined : t(`form.problem.${problem.code}`, problem.params ?? {}),
  };
};
