import fc from 'fast-check';
import { CALLS } from '@greenroom/adapters-http/calls';
import { readAnswer } from '@greenroom/adapters-http/http/api-answer';
import { EVERY_CALL_REFUSES, paramNames, type Call } from '@greenroom/adapters-http/http/call';
import { readRequest } from '@greenroom/adapters-http/http/read-request';
import { wireSchemaOf } from '@greenroom/sim-cli/contract/open-api';
import { cased, kept, parsed, parted } from './cased-inputs.ts';
import { holds, isUnpolluted, type FuzzTarget } from './fuzz-target.ts';
import { nearlyJson } from './mutated-json.ts';
import { schemaValues } from './schema-values.ts';

const ROWS: ReadonlyMap<string, Call> = new Map(Object.entries<Call>(CALLS));
const ROW_NAMES = [...ROWS.keys()];

const answerTexts = (name: string): fc.Arbitrary<string> =>
  kept(`answer ${name}`, () => {
    const row = ROWS.get(name);
    return nearlyJson(schemaValues(row === undefined ? {} : wireSchemaOf(row.answer)));
  });

const STATUSES = ['200', '200', '200', '204', '302', '401', '403', '404', '500', '502'];
const REFUSALS = nearlyJson(fc.constantFrom(...EVERY_CALL_REFUSES.map(({ error }) => ({ error, reason: 'x' }))));

const callAnswers: FuzzTarget = {
  name: 'call-answers',
  inputs: cased(ROW_NAMES, (name) =>
    fc.oneof(
      answerTexts(name).map((text) => `200 ${text}`),
      fc.tuple(fc.constantFrom(...STATUSES), REFUSALS).map(([status, text]) => `${status} ${text}`),
    ),
  ),
  check: async (input) => {
    const [name, rest] = parted(input);
    const [status, text] = parted(rest);
    const row = ROWS.get(name);
    if (row === undefined) return;
    const body = status === '204' ? null : text;
    const answer = await readAnswer(row, new Response(body, { status: Number(status) }));
    isUnpolluted();
    if (answer.ok) return;
    const { kind, message } = answer.error;
    holds('a failure is one of an answer', ['decode', 'status', 'gateway'].includes(kind));
    holds('a failure has a text', typeof message === 'string');
    holds('a failed decode names a place of the answer', kind !== 'decode' || message.startsWith('answer'));
  },
};

const callRequests: FuzzTarget = {
  name: 'call-requests',
  inputs: cased(ROW_NAMES, (name) =>
    kept(`request ${name}`, () => {
      const row = ROWS.get(name);
      const part = (codec: Call['body']) => (codec === undefined ? fc.constant({}) : schemaValues(wireSchemaOf(codec)));
      const params = fc.record(Object.fromEntries(paramNames(row?.path ?? '').map((field) => [field, fc.string()])));
      return nearlyJson(fc.record({ params, query: part(row?.query), body: part(row?.body) }));
    }),
  ),
  check: (input) => {
    const [name, text] = parted(input);
    const [row, request] = [ROWS.get(name), parsed(text)];
    if (row === undefined || typeof request !== 'object' || request === null) return;
    const read = readRequest(row, request);
    isUnpolluted();
    holds('what does not fit has a place', read.ok || /^(params|query|body)/.test(read.error));
  },
};

export const CALL_TARGETS: readonly FuzzTarget[] = [callAnswers, callRequests];
