import * as z from 'zod/mini';
import { parsedResult, type Result } from '@greenroom/core/kernel/result';
import type { Codec } from './call.ts';

/** Turns wire data into the product's own types. */
export const decode = <Schema extends Codec>(
  codec: Schema,
  wire: unknown,
  where: string,
): Result<z.output<Schema>, string> => parsedResult(z.safeParse(codec, wire), where);

/** Turns the product's own types into wire data. */
export const encode = <Schema extends Codec>(
  codec: Schema,
  value: unknown,
  where: string,
): Result<z.input<Schema>, string> => parsedResult(z.safeEncode(codec, value as z.output<Schema>), where);
