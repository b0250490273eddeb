import * as z from 'zod/mini';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';

/** A moment as a query carries it. @spec §3 Earnings query — date in seconds */
export const queryDateWire = z.codec(z.string().check(z.regex(/^\d{1,12}$/)), z.custom<Seconds>(), {
  decode: (text) => seconds(Number(text)),
  encode: String,
});
