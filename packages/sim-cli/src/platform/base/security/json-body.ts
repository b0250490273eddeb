import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from './limits.ts';

/**
 * Most levels of nested JSON; no accepted body has more, and deeper ones would only exhaust the stack of the code that
 * walks through them.
 */
const MOST_LEVELS = LIMITS.levels.most;

const [QUOTE, BACKSLASH] = ['"', '\\'];

/** Checks whether arrays and objects are nested deeper than is accepted; brackets inside of texts do not count. */
const isTooDeep = (json: string): boolean => {
  let level = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isInText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isInText = false;
    } else if (sign === QUOTE) isInText = true;
    else if (sign === '{' || sign === '[') {
      level += 1;
      if (level > MOST_LEVELS) return true;
    } else if (sign === '}' || sign === ']') level -= 1;
  }
  return false;
};

/** Pattern of half a character, which UTF-8 can carry only as an escape. */
const HALF = /\\ud[89a-f]/i;

const isWellFormed = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => name.isWellFormed() && isWellFormed(inner));
};

const WRONG = Object.assign(new Error('The body is no JSON that is taken.'), { statusCode: 400 });

/**
 * Reads bodies of JSON on the routes of a scope, and refuses what could not be kept as it came: bytes that are no UTF-8, halves of characters,
 * too many levels.
 *
 * @param types content types of the JSON
 */
export const registerJsonBody = (app: FastifyInstance, types: string | string[] = 'application/json'): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>(types, { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body)) return done(WRONG);
    const json = body.toString();
    if (isTooDeep(json)) return done(WRONG);
    return parse(request, json, (error, value) => {
      if (error !== null) return done(error);
      return HALF.test(json) && !isWellFormed(value) ? done(WRONG) : done(null, value);
    });
  });
};
