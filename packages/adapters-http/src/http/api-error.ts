import { parseJson } from '@greenroom/core/kernel/json';
import type { CallFailure } from '@greenroom/core/kernel/result';

/** Raw text of an error page is cut here, in characters: a message, not a document. */
const LONGEST_ERROR_TEXT = 1_000;

/** Statuses that count as an error of a call; 204 does too, although fetch reports it as a success. @spec §8 Generic call errors */
const NEVER_AN_ANSWER: readonly number[] = [204, 404];

/** Checks whether a response counts as an error. @spec §8 Generic call errors — not ok, or status 204 or 404 */
export const isErrorStatus = (response: { readonly ok: boolean; readonly status: number }): boolean =>
  !response.ok || NEVER_AN_ANSWER.includes(response.status);

/** Statuses with which a proxy says that it does not reach the platform. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];
/** Recognises the page of a proxy or a portal that arrives instead of an answer. */
export const LOOKS_LIKE_HTML = /^\s*</;

/** Checks whether the platform itself may have written an answer: it says why it refuses, and never by a page. */
const isOwnAnswer = (status: number, text: string): boolean =>
  !GATEWAY_STATUSES.includes(status) && text.trim() !== '' && !LOOKS_LIKE_HTML.test(text);

const said = (value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '' || value === false) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const messageIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  // Own fields only, and a Map because a field may be called `__proto__`.
  const fields = new Map<string, unknown>(Object.entries(body));
  return said(fields.get('error')) ?? said(fields.get('reason')) ?? said(fields.values().next().value);
};

/**
 * Turns a refused response into a failure: code = HTTP status, message = the body's error field, else reason, else the first value of the
 * JSON body, else raw text, else status text. A refusal without a word, by a page, or by a gateway is not the platform's own.
 * @param text the body; empty when there is none or it could not be read
 * @spec §8 Generic call errors
 */
export const refusalToFailure = (
  response: { readonly status: number; readonly statusText: string },
  text: string,
): CallFailure => {
  const body = parseJson(text);
  const message = messageIn(body) ?? (text.trim() === '' ? response.statusText : text);
  const { status } = response;
  const kind = isOwnAnswer(status, text) ? 'status' : 'gateway';
  const failure: CallFailure = { kind, status, message: message.slice(0, LONGEST_ERROR_TEXT) };
  return body === undefined ? failure : { ...failure, body };
};

/** The answer came but could not be understood. @param problem a place such as `answer.roles.0`, never a value */
export const decodeFailure = (status: number, problem: string): CallFailure => ({
  kind: 'decode',
  status,
  message: problem,
});

export const CANCELLED: CallFailure = { kind: 'cancelled', status: 0, message: 'Cancelled' };
