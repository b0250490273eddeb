import fc from 'fast-check';
import * as z from 'zod';
import { CALLS } from '@greenroom/adapters-http/calls';
import { EVERY_CALL_REFUSES, type Call, decode } from '@greenroom/adapters-http/http/call';
import { openApi } from '@greenroom/sim-cli/contract/open-api';
import { createBarePerformer, type BarePerformer } from '../support/bare-performer.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { holds, type FuzzTarget } from './fuzz-target.ts';
import { nearly, scratched } from './mutated-json.ts';
import { schemaValues } from './schema-values.ts';

const JSON_BODY = 'application/json';
/** Every type of body that some address of the platform reads, and some that none does. */
const TYPES = [
  'application/csp-report',
  'application/reports+json',
  'application/octet-stream',
  'application/offset+octet-stream',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/json, application/json',
  'text/plain',
  '*/*',
  'x',
];
const operationWire = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: z.unknown() })),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown().optional() })) }).optional(),
  responses: z.record(z.string(), z.unknown()),
});
const documentWire = z.object({ paths: z.record(z.string(), z.record(z.string(), operationWire)) });

interface Operation extends z.infer<typeof operationWire> {
  readonly path: string;
  readonly method: string;
}

/** Every operation of the generated document. */
const OPERATIONS: readonly Operation[] = Object.entries(documentWire.parse(openApi()).paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
);

const textsWire = z.record(z.string(), z.string());
/** One request as it is kept in the corpus. */
const requestWire = z.object({
  operation: z.string(),
  path: textsWire,
  query: textsWire,
  headers: textsWire,
  body: z.string().optional(),
});

type Meanings = Readonly<Record<string, readonly unknown[]>>;

/** Values that mean something to the platform, by the name of their field. @param own id of the performer who calls */
const meaningsOf = (own: string, customers: readonly string[]): Meanings => ({
  id: [own, own, own, ...customers, '1'],
  performerId: [own],
  clientId: customers,
  receiver: customers,
  customerId: customers,
  language: ['nl', 'en', 'de'],
  limit: ['10', '0', '-1', '1e9'],
  offset: ['0', '-1', '999999999999'],
  from: ['2026-01-01', '2026-02-30', '0', '9999999999999999'],
  until: ['2026-12-31', '-1'],
});

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const toJson = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Parameters of one place, such as the query, with values that fit; now and then one of them is any text. */
const parametersOf = (
  operation: Operation,
  place: string,
  meanings: Meanings,
): fc.Arbitrary<Record<string, string>> => {
  const named = operation.parameters.filter((parameter) => parameter.in === place);
  const fields = named.map(
    ({ name, schema }) =>
      [name, schemaValues({ properties: { [name]: schema }, required: [name], type: 'object' }, meanings)] as const,
  );
  const replacement = fc.oneof(
    { weight: 15, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
  return fc
    .tuple(
      fc.tuple(...fields.map(([, values]) => values)),
      fc.array(replacement, { minLength: named.length, maxLength: named.length }),
    )
    .map(([values, replacements]) =>
      Object.fromEntries(
        fields.map(([name], index) => [name, replacements[index] ?? asText(Object.values(Object(values[index]))[0])]),
      ),
    );
};

/** Body that fits, nearly fits or is broken JSON; a call without one sometimes gets one. */
const bodyOf = (operation: Operation, meanings: Meanings): fc.Arbitrary<string | undefined> => {
  const schema = operation.requestBody?.content[JSON_BODY]?.schema;
  if (schema === undefined) return fc.constantFrom(undefined, undefined, undefined, '{}', 'x');
  const values = schemaValues(schema, meanings);
  const whole = values.map(toJson);
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    { weight: 4, arbitrary: nearly(values).map(toJson) },
    { weight: 1, arbitrary: scratched(whole) },
    // Deeper than the stack of code that walks through it.
    { weight: 1, arbitrary: fc.constant(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) },
  );
};

/** Mostly no headers, sometimes a wrong one in place of a right one. */
const headerTexts = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('role', 'accept'), fc.constantFrom('x', 'text/plain', '*/*'), {
      minKeys: 1,
      maxKeys: 1,
    }),
  },
  { weight: 4, arbitrary: fc.constantFrom(...TYPES).map((type) => ({ 'content-type': type })) },
);

const requestOf = (operation: Operation, meanings: Meanings): fc.Arbitrary<string> =>
  fc
    .record({
      operation: fc.constant(operation.operationId),
      path: parametersOf(operation, 'path', meanings),
      query: parametersOf(operation, 'query', meanings),
      headers: headerTexts,
      body: bodyOf(operation, meanings),
    })
    .map((request) => JSON.stringify(request));

const ROWS: Readonly<Record<string, Call>> = CALLS;

/** Refusals of the transport, which come before any call is known. */
const BEFORE_A_CALL = new Set([
  '404 not_found',
  '400 invalid_request',
  '413 invalid_request',
  '415 invalid_request',
  '414 invalid_request',
  '431 ',
  '403 not_logged_in',
]);

const rowOf = (operationId: string): Call | undefined => ROWS[operationId.replace(/_put$/, '')];

const refusalsOf = (row: Call): ReadonlySet<string> =>
  new Set(
    [...row.errors, ...EVERY_CALL_REFUSES]
      .filter(({ status }) => status < 500)
      .map(({ status, error }) => `${status} ${error}`),
  );

const filledPath = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent((values[name] ?? '').toWellFormed()) || '%20');

const isJsonOrEmpty = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return text === '';
  }
};

/** Calls that would end the login of the other requests, so they are sent without one. */
const ANONYMOUS = new Set(['login', 'logout']);

/**
 * Attacks every operation of the generated OpenAPI document on a real platform, as a performer who is logged in: never a 500, and a refusal
 * is one that the table of the call names.
 */
export const httpSurface = async (platform: TestPlatform): Promise<FuzzTarget> => {
  const own = await platform.hire({ language: 'en', services: ['chat', 'email'] });
  const performer = createBarePerformer(platform);
  const anonymous = createBarePerformer(platform);
  await performer.arrives(own);
  const [asking, silent] = [await platform.customer({ name: 'Mark' }), await platform.customer({ name: 'Victor' })];
  await silent.writes(own, 'Hello', 'Are you there?');
  const meanings = meaningsOf(own, [asking.id, silent.id, '5001']);

  const send = async (sender: BarePerformer, request: z.infer<typeof requestWire>, operation: Operation) => {
    const row = rowOf(request.operation);
    const query = new URLSearchParams(
      Object.entries(request.query).map(([name, value]) => [name, value.toWellFormed()]),
    );
    const hasBody = request.body !== undefined && operation.method !== 'GET';
    const response = await sender.send(`${platform.url}/api${filledPath(operation.path, request.path)}?${query}`, {
      method: operation.method,
      headers: {
        ver: '1.1',
        tokenDate: '1',
        ...row?.headers,
        ...(hasBody ? { 'content-type': JSON_BODY } : {}),
        ...request.headers,
      },
      ...(hasBody ? { body: request.body?.toWellFormed() ?? '' } : {}),
      redirect: 'manual',
    });
    return { status: response.status, text: await response.text() };
  };

  return {
    name: 'http-surface',
    inputs: fc.constantFrom(...OPERATIONS).chain((operation) => requestOf(operation, meanings)),
    check: async (input) => {
      const request = requestWire.parse(JSON.parse(input));
      const operation = OPERATIONS.find(({ operationId }) => operationId === request.operation);
      const row = rowOf(request.operation);
      if (operation === undefined || row === undefined) return;
      const sender = ANONYMOUS.has(row.name) ? anonymous : performer;
      let { status, text } = await send(sender, request, operation);
      if (status === 403 && text.includes('not_logged_in') && sender === performer && row.access === 'performer') {
        await performer.arrives(own, { forced: true });
        ({ status, text } = await send(sender, request, operation));
      }
      const answer = `${request.operation} answers ${status} ${text.slice(0, 200)}`;
      holds(`never a 500: ${answer}`, status < 500);
      holds(`an answer is JSON: ${answer}`, isJsonOrEmpty(text));
      if (status === 200) {
        const read = decode(row.answer, JSON.parse(text), 'answer');
        holds(`an answer fits its table: ${answer} ${read.ok ? '' : read.error}`, read.ok);
        return;
      }
      const { error = '' } = text === '' ? {} : z.object({ error: z.string().optional() }).parse(JSON.parse(text));
      const refusal = `${status} ${error}`;
      const isNamed = refusalsOf(row).has(refusal) || BEFORE_A_CALL.has(refusal);
      holds(`a refusal is one that its table names: ${answer}`, isNamed);
    },
  };
};
