import { err, ok, type Result } from '@greenroom/core/kernel/result';

/** Recognises the page of a proxy or a portal that arrives instead of an answer. */
const LOOKS_LIKE_HTML = /^\s*</;

/** JSON or nothing. @returns on failure what it is instead, for the log */
export const parseJson = (text: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    if (text.trim() === '') return err('empty');
    return err(LOOKS_LIKE_HTML.test(text) ? 'HTML instead of JSON' : 'not JSON');
  }
};
