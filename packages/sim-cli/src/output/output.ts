import type * as z from 'zod';

/** Output of a command with `--json`. */
export interface Output {
  /** `one`: a single JSON value. `lines`: one object a line, as they happen. */
  readonly form: 'one' | 'lines';
  /** Of the value, or of each line. */
  readonly schema: z.ZodType;
}

export const one = (schema: z.ZodType): Output => ({ form: 'one', schema });
export const lines = (schema: z.ZodType): Output => ({ form: 'lines', schema });
