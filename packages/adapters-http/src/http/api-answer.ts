import { NETWORK_FAILED, type CallFailure } from '@greenroom/core/kernel/call-failure';
import { err, type Result } from '@greenroom/core/kernel/result';
import { readAnswerBody } from './answer-body.ts';
import { decodeFailure, isRefusal, refusalToFailure } from './api-error.ts';
import type { Call, CallAnswer } from './call.ts';
import { decode } from './decode.ts';
import { LARGEST_ANSWER } from './http.constants.ts';
import { parseJson } from './json.ts';

/** Turns a response into the decoded answer or one failure. It never throws. @spec §8 Generic call errors */
export const readAnswer = async <Row extends Call>(
  row: Row,
  response: Response,
): Promise<Result<CallAnswer<Row>, CallFailure>> => {
  const body = await readAnswerBody(response, LARGEST_ANSWER);
  if (isRefusal(response)) return err(refusalToFailure(response, body.kind === 'text' ? body.text : ''));
  if (body.kind === 'broken') return err(NETWORK_FAILED);
  if (body.kind === 'tooBig') return err(decodeFailure(response.status, 'answer: too big'));
  const json = parseJson(body.text);
  if (!json.ok) return err(decodeFailure(response.status, `answer: ${json.error}`));
  const answer = decode<Row['answer']>(row.answer, json.value, 'answer');
  return answer.ok ? answer : err(decodeFailure(response.status, answer.error));
};
