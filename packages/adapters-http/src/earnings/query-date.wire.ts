import * as z from 'zod/mini';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';

/** Date in the query of a call: whole seconds since 1970, as text. @spec §3 Earnings query — date in seconds */
export const queryDateWire = z.codec(z.string().check(z.regex(/^\d{1,12}$/)), z.custom<Seconds>(), {
  decode: (text) => seconds(Number(text)),
  encode: String,
});
