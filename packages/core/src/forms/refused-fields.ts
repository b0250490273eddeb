import type { CallFailure } from '../kernel/call-failure.ts';
import { NO_PROBLEMS, PROBLEM_CODES, type Problems } from './field-problem.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Reads the field that the platform refused: `{ "error": "refused", "field": "nickname", "problem": "forbiddenText" }`. An unknown reason
 * becomes a plain refusal; an unknown field is a failure of the whole save.
 * @spec §8 Profile and media — save failed
 */
export const refusedFields = ({ body }: CallFailure, fields: readonly string[]): Problems => {
  if (!isObject(body) || !('field' in body) || typeof body.field !== 'string') return NO_PROBLEMS;
  if (!fields.includes(body.field)) return NO_PROBLEMS;
  const problem = 'problem' in body ? body.problem : undefined;
  return { [body.field]: { code: PROBLEM_CODES.find((code) => code === problem) ?? 'refused' } };
};
