import * as z from 'zod/mini';
import { ok, type Result } from '@greenroom/core/kernel/result';
import {
  paramNames,
  type AnyCallInput,
  type Call,
  type CallBody,
  type CallParams,
  type CallQuery,
  decode,
} from './call.ts';

export interface ReadRequest<Row extends Call> {
  readonly params: CallParams<Row>;
  readonly query: CallQuery<Row>;
  readonly body: CallBody<Row>;
}

const paramsWire = (path: string) =>
  z.object(Object.fromEntries(paramNames(path).map((name) => [name, z.string().check(z.minLength(1))])));

/** Each is made once. */
const paramsWires = new Map<string, ReturnType<typeof paramsWire>>();
const paramsWireOf = (path: string): ReturnType<typeof paramsWire> => {
  const known = paramsWires.get(path) ?? paramsWire(path);
  paramsWires.set(path, known);
  return known;
};

const nothing = z.unknown();

/**
 * The platform's side of a call: checks a request, as an HTTP server hands it over, against the row it is for.
 * @returns on failure the place that does not fit, e.g. `body.clientId`: answer it with 400 invalid_request
 */
export const readRequest = <Row extends Call>(row: Row, raw: AnyCallInput): Result<ReadRequest<Row>, string> => {
  const params = decode(paramsWireOf(row.path), raw.params ?? {}, 'params');
  if (!params.ok) return params;
  const query = decode(row.query ?? nothing, row.query && (raw.query ?? {}), 'query');
  if (!query.ok) return query;
  const body = decode(row.body ?? nothing, row.body && raw.body, 'body');
  if (!body.ok) return body;
  return ok({ params: params.value, query: query.value, body: body.value } as ReadRequest<Row>);
};
