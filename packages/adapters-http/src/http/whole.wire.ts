import * as z from 'zod/mini';
import { recordOf } from '@greenroom/core/kernel/json';

/** An object that has every field once it is read: zod leaves out one that is undefined. */
export const whole = <Fields extends z.core.$ZodShape>(fields: Fields) =>
  z.pipe(
    z.object(fields),
    z.transform((wire): z.output<z.ZodMiniObject<Fields>> =>
      Object.assign(recordOf(Object.keys(fields), undefined), wire),
    ),
  );
