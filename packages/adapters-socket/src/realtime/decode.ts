import * as z from 'zod/mini';
import { err, ok, type Result } from '@greenroom/core/kernel/result';

/** The first issue's path; where alternatives failed, that of the first alternative. Never the value: it may be personal. */
const pathOf = (issue: z.core.$ZodIssue | undefined): readonly PropertyKey[] => {
  if (issue === undefined) return [];
  const inner = issue.code === 'invalid_union' ? issue.errors[0]?.[0] : undefined;
  return [...issue.path, ...pathOf(inner)];
};

/** Turns wire data into domain types, or returns the path at which it does not fit, e.g. `videoChat.value.name`. */
export const decode = <Schema extends z.ZodMiniType>(
  codec: Schema,
  wire: unknown,
  where: string,
): Result<z.output<Schema>, string> => {
  const decoded = z.safeParse(codec, wire);
  return decoded.success ? ok(decoded.data) : err([where, ...pathOf(decoded.error.issues[0])].map(String).join('.'));
};
