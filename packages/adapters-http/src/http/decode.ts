import * as z from 'zod/mini';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import type { Codec } from './call.ts';

/** Where the first thing is that does not fit, e.g. `answer.roles.0`. Never the value itself: it may be personal. */
export const problemOf = (error: z.core.$ZodError, where: string): string =>
  [where, ...(error.issues[0]?.path ?? [])].map(String).join('.');

/** Turns wire data into the product's own types, or says where it does not fit. */
export const decode = <Schema extends Codec>(
  codec: Schema,
  wire: unknown,
  where: string,
): Result<z.output<Schema>, string> => {
  const decoded = z.safeParse(codec, wire);
  return decoded.success ? ok(decoded.data) : err(problemOf(decoded.error, where));
};
