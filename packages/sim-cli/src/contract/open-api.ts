import * as z from 'zod';
import type * as mini from 'zod/mini';
import { CALLS_BY_CAPABILITY } from '@greenroom/adapters-http/calls';
import { FILE_TYPE } from '@greenroom/adapters-http/http/api-request';
import {
  EVERY_CALL_REFUSES,
  EVERY_CALL_SENDS,
  paramNames,
  type Call,
  type Refusal,
} from '@greenroom/adapters-http/http/call';
import { cookieName, LOGIN_COOKIE } from '../platform/base/security/cookies.ts';

/** Schema of the values on the wire, as JSON Schema; a type that JSON Schema cannot express accepts any value. */
export const wireSchemaOf = (codec: mini.ZodMiniType): Readonly<Record<string, unknown>> => {
  const { $schema: _schema, ...schema } = z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' });
  return schema;
};

/** The schema of a query, whose values are texts by name. */
const queryWire = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).optional(),
});

const REFUSED = {
  type: 'object',
  properties: { error: { type: 'string' } },
  required: ['error'],
} as const;

const TEXT = { type: 'string' } as const;

const parametersOf = ({ path, query, headers = {} }: Call): readonly object[] => {
  const inPath = paramNames(path).map((name) => ({ name, in: 'path', required: true, schema: TEXT }));
  const { properties = {}, required = [] } = query === undefined ? {} : queryWire.parse(wireSchemaOf(query));
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const everywhere = Object.entries(EVERY_CALL_SENDS).map(([name, description]) => ({
    name,
    description,
    schema: TEXT,
  }));
  const fixed = Object.entries(headers).map(([name, value]) => ({ name, schema: { ...TEXT, const: value } }));
  return [
    ...inPath,
    ...inQuery,
    ...[...everywhere, ...fixed].map((each) => ({ ...each, in: 'header', required: true })),
  ];
};

/** The body of a call: JSON, or a file as it is. */
const bodyOf = ({ body, sends }: Call): object => {
  if (body === undefined) return {};
  const content = sends === 'bytes' ? { [FILE_TYPE]: {} } : { 'application/json': { schema: wireSchemaOf(body) } };
  return { requestBody: { required: true, content } };
};

const refusalText = ({ error, when, more = {} }: Refusal): string =>
  [`${error}: ${when}`, ...Object.entries(more).map(([name, what]) => `with ${name} (${what})`)].join(', ');

const answersOf = ({ answer, errors }: Call): object => {
  const refusals = Object.groupBy([...errors, ...EVERY_CALL_REFUSES], ({ status }) => String(status));
  const refused = Object.entries(refusals).map(([status, rows = []]) => [
    status,
    {
      description: rows.map(refusalText).join('; '),
      content: { 'application/json': { schema: REFUSED } },
    },
  ]);
  const worked = { description: 'It worked.', content: { 'application/json': { schema: wireSchemaOf(answer) } } };
  return { '200': worked, ...Object.fromEntries(refused) };
};

/** The operations of a call by their method, two where it takes another method as well. */
const operationsOf = (tag: string, call: Call): Record<string, object> => {
  const operation = {
    operationId: call.name,
    tags: [tag],
    summary: call.purpose,
    description: `${call.section}${call.origin === 'ours' ? '; the path is ours' : ''}`,
    security: call.access === 'performer' ? [{ login: [] }] : [],
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: answersOf(call),
  };
  const other = call.alsoAs?.toLowerCase();
  return {
    [call.method.toLowerCase()]: operation,
    ...(other === undefined ? {} : { [other]: { ...operation, operationId: `${call.name}_${other}` } }),
  };
};

/** Every call of the product as OpenAPI 3.1. */
export const openApi = (): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [tag, calls] of Object.entries(CALLS_BY_CAPABILITY)) {
    for (const call of Object.values<Call>(calls))
      paths[call.path] = { ...paths[call.path], ...operationsOf(tag, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Greenroom: the calls of the platform', version: '1.1' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { login: { type: 'apiKey', in: 'cookie', name: cookieName(LOGIN_COOKIE, 'tls') } } },
    paths,
  };
};
