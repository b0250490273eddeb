import { err, ok, type Result } from './result.ts';

/** One thing that a codec finds wrong with a value. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  /** Of `invalid_union`: the issues of each alternative. */
  readonly errors?: readonly (readonly Issue[])[];
  /** Of `too_big`: what was measured, and its limit. */
  readonly origin?: string;
  readonly maximum?: number | bigint;
}

type Parsed<Value> =
  | { readonly success: true; readonly data: Value }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** The first issue's path; where alternatives failed, that of the first alternative. */
const pathOf = (issue: Issue | undefined): readonly PropertyKey[] =>
  issue === undefined ? [] : [...issue.path, ...pathOf(issue.errors?.[0]?.[0])];

/**
 * Turns the outcome of a codec into a result.
 * @returns on failure the place that does not fit, e.g. `answer.roles.0`; never the value, which may be personal
 */
export const parsedResult = <Value>(parsed: Parsed<Value>, where: string): Result<Value, string> => {
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  const place = [where, ...pathOf(issue)].map(String).join('.');
  return err(issue?.code === 'too_big' && issue.origin === 'number' ? `${place} is at most ${issue.maximum}` : place);
};
