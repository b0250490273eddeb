import * as z from 'zod/mini';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import type { Call, CallBody, CallParams, CallQuery } from './call.ts';
import { problemOf } from './decode.ts';

/** A request as an HTTP server hands it over: nothing of it checked. */
export interface RawRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The same request in the product's own types. */
export interface ReadRequest<Row extends Call> {
  readonly params: CallParams<Row>;
  readonly query: CallQuery<Row>;
  readonly body: CallBody<Row>;
}

const read = (codec: Call['query'], value: unknown, where: string): Result<unknown, string> => {
  if (codec === undefined) return ok(undefined);
  const decoded = z.safeParse(codec, value);
  return decoded.success ? ok(decoded.data) : err(problemOf(decoded.error, where));
};

/**
 * The platform's side of a call: checks a request against the row it is for.
 * @returns on failure the place that does not fit, e.g. `body.clientId`; answer it with 400 invalid_request
 */
export const readRequest = <Row extends Call>(row: Row, raw: RawRequest): Result<ReadRequest<Row>, string> => {
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const params = z.safeParse(
    z.object(Object.fromEntries(names.map((name) => [name, z.string().check(z.minLength(1))]))),
    raw.params ?? {},
  );
  if (!params.success) return err(problemOf(params.error, 'params'));
  const query = read(row.query, raw.query ?? {}, 'query');
  if (!query.ok) return query;
  const body = read(row.body, raw.body ?? {}, 'body');
  if (!body.ok) return body;
  return ok({ params: params.data, query: query.value, body: body.value } as ReadRequest<Row>);
};
