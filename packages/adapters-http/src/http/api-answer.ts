import { err, ok, type Result } from '@greenroom/core/kernel/result';
import { NETWORK_FAILED, type CallFailure } from '@greenroom/core/kernel/call-failure';
import { readAnswerBody } from './answer-body.ts';
import { decodeFailure, isErrorStatus, refusalToFailure } from './api-error.ts';
import type { Call, CallAnswer } from './call.ts';
import { decode } from './decode.ts';
import { LARGEST_ANSWER } from './http.constants.ts';

/** Recognises the page of a proxy or a portal that arrives instead of an answer. */
const LOOKS_LIKE_HTML = /^\s*</;

/** JSON or nothing. @returns on failure what it is instead, for the log */
const parseJson = (text: string): Result<unknown, string> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    if (text.trim() === '') return err('empty');
    return err(LOOKS_LIKE_HTML.test(text) ? 'HTML instead of JSON' : 'not JSON');
  }
};

/** Turns a response into the decoded answer or one failure. It never throws. @spec §8 Generic call errors */
export const readAnswer = async <Row extends Call>(
  row: Row,
  response: Response,
): Promise<Result<CallAnswer<Row>, CallFailure>> => {
  const body = await readAnswerBody(response, LARGEST_ANSWER);
  if (isErrorStatus(response)) return err(refusalToFailure(response, body.kind === 'text' ? body.text : ''));
  if (body.kind === 'broken') return err(NETWORK_FAILED);
  if (body.kind === 'tooBig') return err(decodeFailure(response.status, 'answer: too big'));
  const json = parseJson(body.text);
  if (!json.ok) return err(decodeFailure(response.status, `answer: ${json.error}`));
  const answer = decode<Row['answer']>(row.answer, json.value, 'answer');
  return answer.ok ? answer : err(decodeFailure(response.status, answer.error));
};
