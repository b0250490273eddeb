import { type CallFailure, err, NETWORK_FAILED, ok, type Result } from '@greenroom/core/kernel/result';
import { bytes, type Bytes } from '@greenroom/core/kernel/units';
import { decodeFailure, isErrorStatus, LOOKS_LIKE_HTML, refusalToFailure } from './api-error.ts';
import { type Call, type CallAnswer, decode } from './call.ts';

/** Answers are a few kilobytes; a body beyond this is cancelled unread, so that it cannot freeze the page. */
const LARGEST_ANSWER = bytes(2 * 1024 * 1024);

/** Outcome of reading a body: its text, or the reason that there is none (too big, broken off). */
type AnswerBody =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tooBig' }
  | { readonly kind: 'broken' };

const TOO_BIG: AnswerBody = { kind: 'tooBig' };

/**
 * Reads a body piece by piece and stops, cancelling the rest, as soon as it is larger than allowed: what a server claims
 * about its length is only good for refusing earlier.
 */
const readAnswerBody = async (response: Response, largest: Bytes): Promise<AnswerBody> => {
  const { body } = response;
  try {
    if (body === null) return { kind: 'text', text: '' };
    if (Number(response.headers.get('content-length')) > largest) {
      await body.cancel();
      return TOO_BIG;
    }
    const decoder = new TextDecoder();
    const reader = body.getReader();
    let size = 0;
    let text = '';
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      size += piece.value.byteLength;
      if (size > largest) {
        await reader.cancel();
        return TOO_BIG;
      }
      text += decoder.decode(piece.value, { stream: true });
    }
    return { kind: 'text', text: text + decoder.decode() };
  } catch {
    return { kind: 'broken' };
  }
};

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
