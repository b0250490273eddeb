import { expect, it } from 'vitest';
import { isErrorStatus, refusalToFailure } from './api-error.ts';

const failure = (text: string, status = 400, statusText = 'Bad Request') =>
  refusalToFailure({ status, statusText }, text);

it.each([
  [200, true, false],
  [201, true, false],
  [204, true, true],
  [404, false, true],
  [401, false, true],
  [500, false, true],
])('judges status %i (ok %s) as a refusal: %s', (status, ok, refused) => {
  expect(isErrorStatus({ ok, status })).toBe(refused);
});

it.each([
  ['the error field first', '{"reason":"r","first":"f","error":"e"}', 'e'],
  ['then the reason', '{"first":"f","reason":"r"}', 'r'],
  ['then the first value of the JSON body', '{"message":"m","code":7}', 'm'],
  ['a first value that is a number as text', '{"code":7}', '7'],
  ['a first value that is an object as JSON', '{"detail":{"field":"id"}}', '{"field":"id"}'],
  ['the first value of a list', '["first","second"]', 'first'],
  ['the reason when the error field is empty', '{"error":"","reason":"r"}', 'r'],
  ['raw text that is not JSON', 'Bad gateway', 'Bad gateway'],
  ['raw text when the JSON body is no object', '"quoted"', '"quoted"'],
  ['raw text when the JSON body has no value', '{}', '{}'],
  ['the status text when there is no body', '', 'Bad Request'],
  ['the status text when the body is blank', ' \n', 'Bad Request'],
])('takes as the message %s', (_, text, message) => {
  expect(failure(text).message).toBe(message);
});

it('carries the HTTP status as the code', () => {
  expect(failure('{"error":"already_logged_in"}', 409)).toMatchObject({ kind: 'status', status: 409 });
});

it.each([
  [403, '{"error":"not_logged_in"}', 'status'],
  [403, 'Forbidden', 'status'],
  [403, '', 'gateway'],
  [404, '<html>Not found</html>', 'gateway'],
  [413, ' <!doctype html>', 'gateway'],
  [502, '{"error":"no"}', 'gateway'],
  [503, 'Service Unavailable', 'gateway'],
  [504, '', 'gateway'],
])('takes %i with the body "%s" for a refusal of kind %s', (status, text, kind) => {
  expect(failure(text, status).kind).toBe(kind);
});

it('hands the decoded body of a refusal on', () => {
  const { body } = failure('{"error":"token_required","channel":"sms"}', 401);
  expect(body).toEqual({ error: 'token_required', channel: 'sms' });
});

it('reads fields of the body itself and never of its prototype', () => {
  expect(failure('{"__proto__":{"error":"planted"},"message":"m"}').message).toBe('{"error":"planted"}');
  expect(failure('{"constructor":"c"}').message).toBe('c');
});

it('cuts an error page after 1,000 characters', () => {
  expect(failure(`<html>${'x'.repeat(5_000)}`).message).toHaveLength(1_000);
});
