import { CALLS_BY_CAPABILITY } from '@greenroom/adapters-http/http/calls';
import { EVERY_CALL_REFUSES, EVERY_CALL_SENDS, type Call } from '@greenroom/adapters-http/http/call';
import * as z from 'zod';
import type * as mini from 'zod/mini';

/** Schema of the values on the wire, as JSON Schema; a type that JSON Schema cannot express accepts any value. */
export const jsonSchemaOf = (codec: mini.ZodMiniType): Readonly<Record<string, unknown>> => {
  const { $schema: _schema, ...schema } = z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' });
  return schema;
};

const REFUSED = {
  type: 'object',
  properties: { error: { type: 'string' } },
  required: ['error'],
} as const;

const parametersOf = ({ path, query, headers = {} }: Call): readonly object[] => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const asked = query === undefined ? {} : jsonSchemaOf(query);
  const known =
    'properties' in asked && typeof asked.properties === 'object' ? Object.entries(asked.properties ?? {}) : [];
  const inQuery = known.map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
  const sent = { ...EVERY_CALL_SENDS, ...headers };
  const inHeaders = Object.entries(sent).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }));
  return [...inPath, ...inQuery, ...inHeaders];
};

const answersOf = ({ answer, errors }: Call): object => {
  const refusals = Object.groupBy([...errors, ...EVERY_CALL_REFUSES], ({ status }) => String(status));
  const refused = Object.entries(refusals).map(([status, rows = []]) => [
    status,
    {
      description: rows.map(({ error, when }) => `${error}: ${when}`).join('; '),
      content: { 'application/json': { schema: REFUSED } },
    },
  ]);
  const worked = { description: 'It worked.', content: { 'application/json': { schema: jsonSchemaOf(answer) } } };
  return { '200': worked, ...Object.fromEntries(refused) };
};

/** Every call of the product as OpenAPI 3.1. */
export const openApi = (): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const [tag, calls] of Object.entries(CALLS_BY_CAPABILITY)) {
    for (const call of Object.values<Call>(calls)) {
      const { body } = call;
      const sent =
        body === undefined
          ? {}
          : { requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(body) } } } };
      const operation = {
        operationId: call.name,
        tags: [tag],
        summary: call.purpose,
        description: `${call.section}${call.origin === 'ours' ? '; the path is ours' : ''}`,
        security: call.access === 'performer' ? [{ login: [] }] : [],
        parameters: parametersOf(call),
        ...sent,
        responses: answersOf(call),
      };
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Greenroom: the calls of the platform', version: '1.1' },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { login: { type: 'apiKey', in: 'cookie', name: 'login' } } },
    paths,
  };
};
