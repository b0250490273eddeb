import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALLS } from '@greenroom/adapters-http/calls';
import { FILE_TYPE } from '@greenroom/adapters-http/http/api-request';
import type { Call } from '@greenroom/adapters-http/http/call';
import { MAX_PHOTO_SIZE } from '@greenroom/core/gallery/upload-limits';
import type { AddressOf } from '../security/caller-address.ts';
import { cookiesOf } from '../security/cookies.ts';
import type { QueryCache } from '../store/query-cache.ts';
import type { AnswerCall, CallReply } from './answer-call.ts';

/** Path before every call of the simulated platform. @spec §9 API base path */
const API = '/api';

/** Content type that the server sends by itself, where it is given no bytes. */
const JSON_TYPE = 'application/json; charset=utf-8';

/** A little more than any file may be, so that the rule itself refuses one that is too large. */
const LARGEST_FILE = MAX_PHOTO_SIZE + 1024 * 1024;

type Params = Readonly<Record<string, string>>;

const fastifyPath = (row: Call): string => API + row.path.replaceAll(/\{(\w+)\}/g, ':$1');

interface Parts {
  readonly answerCall: AnswerCall;
  readonly queryCache: Pick<QueryCache, 'jsonOf'>;
  readonly addressOf: AddressOf;
  /** Header in which a proxy reports the country of the caller; empty for none. */
  readonly countryHeader: string;
}

/** ISO 3166 code in a header; undefined for anything else, such as the `XX` of an unknown country. */
const countryIn = (header: unknown): string | undefined =>
  typeof header === 'string' && /^[A-Z]{2}$/.test(header) && header !== 'XX' ? header : undefined;

/** Lets one waiting call begin in each turn of the event loop, so that a flood of them leaves other calls the time between. */
const createLoopTurns = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  const grant = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(grant);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(grant);
    });
};

/** Mounts every call of the table on the HTTP server. */
export const registerCalls = (
  app: FastifyInstance,
  { answerCall, queryCache, addressOf, countryHeader }: Parts,
): void => {
  const send = (reply: FastifyReply, answer: CallReply): FastifyReply => {
    if (answer.kind === 'cut') {
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    const { status, headers, body } = answer;
    reply.code(status).headers(headers);
    const json = status === 200 ? queryCache.jsonOf(body) : undefined;
    return json === undefined ? reply.send(body) : reply.type(JSON_TYPE).send(json);
  };
  const turn = createLoopTurns();
  const answer = async (row: Call, request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    // Anybody can make these, without a login.
    if (row.access !== 'performer') await turn();
    return send(
      reply,
      await answerCall({
        row,
        headers: request.headers,
        params: request.params,
        query: request.query,
        body: request.body,
        cookies: cookiesOf(request, reply),
        host: request.host,
        device: {
          address: addressOf(request.raw),
          userAgent: request.headers['user-agent'] ?? '',
          country: countryHeader === '' ? undefined : countryIn(request.headers[countryHeader.toLowerCase()]),
        },
        port: request.socket.remotePort,
      }),
    );
  };

  const mount = (scope: FastifyInstance, row: Call): void => {
    scope.route<{ Params: Params }>({
      method: row.alsoAs === undefined ? row.method : [row.method, row.alsoAs],
      url: fastifyPath(row),
      ...(row.sends === 'bytes' ? { bodyLimit: LARGEST_FILE } : {}),
      handler: (request, reply) => answer(row, request, reply),
    });
  };
  const rows = Object.values<Call>(CALLS);
  for (const row of rows) if (row.sends !== 'bytes') mount(app, row);
  app.register(async (files) => {
    files.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const row of rows) if (row.sends === 'bytes') mount(files, row);
  });
};
