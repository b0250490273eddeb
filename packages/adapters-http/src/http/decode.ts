import * as z from 'zod/mini';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import type { Codec } from './call.ts';

/** The first issue's path; where alternatives failed, that of the first alternative. */
const pathOf = (issue: z.core.$ZodIssue | undefined): readonly PropertyKey[] => {
  if (issue === undefined) return [];
  const inner = issue.code === 'invalid_union' ? issue.errors[0]?.[0] : undefined;
  return [...issue.path, ...pathOf(inner)];
};

const problemOf = (error: z.core.$ZodError, where: string): string => {
  const [issue] = error.issues;
  const place = [where, ...pathOf(issue)].map(String).join('.');
  return issue?.code === 'too_big' && issue.origin === 'number' ? `${place} is at most ${issue.maximum}` : place;
};

/**
 * Turns wire data into the product's own types.
 * @returns on failure the place that does not fit, e.g. `answer.roles.0`; never the value, which may be personal
 */
export const decode = <Schema extends Codec>(
  codec: Schema,
  wire: unknown,
  where: string,
): Result<z.output<Schema>, string> => {
  const decoded = z.safeParse(codec, wire);
  return decoded.success ? ok(decoded.data) : err(problemOf(decoded.error, where));
};

/** Turns the product's own types into wire data. @returns on failure the place that does not fit */
export const encode = <Schema extends Codec>(
  codec: Schema,
  value: unknown,
  where: string,
): Result<z.input<Schema>, string> => {
  const encoded = z.safeEncode(codec, value as z.output<Schema>);
  return encoded.success ? ok(encoded.data) : err(problemOf(encoded.error, where));
};
