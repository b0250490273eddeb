import * as z from 'zod/mini';
import { seconds, type Seconds } from '@greenroom/core/kernel/units';

/** A whole number as a query carries it. */
const queryNumberWire = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.number(), {
  decode: Number,
  encode: String,
});

/** Date in a query: whole seconds since 1970, as text. @spec §3 Earnings query — date in seconds */
export const queryDateWire = z.codec(z.string().check(z.regex(/^\d{1,12}$/)), z.custom<Seconds>(), {
  decode: (text) => seconds(Number(text)),
  encode: String,
});

/** Most rows of a list in one answer. @spec §2 Paged routes — the most is our choice */
export const LARGEST_PAGE = 200;

/** The number of rows that a query asks for. */
const pageLimitWire = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.number().check(z.maximum(LARGEST_PAGE)), {
  decode: Number,
  encode: String,
});

/** The part of a list that a query asks for. */
export const listPartFields = { limit: pageLimitWire, offset: queryNumberWire };
export const listPartWire = z.object(listPartFields);

/** Words to search for in a list. */
export const searchWire = z.optional(z.string().check(z.maxLength(100)));
