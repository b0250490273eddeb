import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import fastify, {
  type ConnectionError,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { EventLog } from '../base/environment/event-log.ts';
import type { AnsweredRequest } from '../base/environment/platform-options.ts';
import { bareAnswer, EVERYWHERE } from '../base/security/bare-answer.ts';
import { registerCookies } from '../base/security/cookies.ts';
import { NEVER_STORED } from '../base/security/headers.ts';
import { registerJsonBody } from '../base/security/json-body.ts';
import { LIMITS } from '../base/security/limits.ts';
import { hasSeveralHosts, type Origins } from '../base/security/origins.ts';
import { isStoreTrouble, isUnkeepableText, NOT_KEPT, troubleOf } from '../base/store/store-trouble.ts';

/** Least number of bytes of a body in each of these spans: a slow connection sends as many, a client that only keeps the connection open does not. */
const LEAST = 5_000;
const SPAN = 10_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

const cut = (socket: Socket): void => {
  socket.end(bareAnswer(408, 'Request Timeout'));
  socket.destroySoon();
};

/** Ends requests whose bodies arrive too slowly. Real time at any rate: it protects the machine. */
const cutSlowBodies = (server: Server): void => {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let before = socket.bytesRead;
    const watch = setInterval(() => {
      const came = socket.bytesRead - before;
      before = socket.bytesRead;
      if (request.complete || socket.destroyed) clearInterval(watch);
      else if (came < LEAST) cut(socket);
    }, SPAN).unref();
    request.once('close', () => clearInterval(watch));
  });
};

/** Header by which a request is found in the logs of all servers that it passes. */
const REQUEST_ID = 'x-request-id';

const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
};

/** A call is small; uploads have their own limit. */
const LARGEST_BODY = LIMITS.body.most;

const isDataPath = (path: string): boolean => path.startsWith('/api/') || path.startsWith('/sim/api/');

/**
 * Checks whether the answer is data: guarded against foreign pages, and never stored. The route counts beside the address,
 * which reaches it in other spellings too, as `/%61pi/` does.
 */
const isData = ({ url, routeOptions }: FastifyRequest): boolean =>
  isDataPath(url) || isDataPath(routeOptions.url ?? '');

/** Statuses for requests that could not be parsed, by the code of Node's parser. */
const UNREADABLE: Readonly<Record<string, readonly [status: number, reason: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** @throws always: no route has a JSON schema */
const noSchema = () => (): never => {
  throw new TypeError('Routes have no JSON schemas.');
};

/** Gives an answer before any route. */
const refuse = (reply: FastifyReply, status: number, error: string): void => {
  reply.code(status).send({ error });
};

const answerUnreadable = (error: ConnectionError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, reason] = UNREADABLE[error.code] ?? [400, 'Bad Request'];
  if (socket.writable) socket.write(bareAnswer(status, reason));
  socket.destroy(error);
};

/**
 * Headers and checks that hold for every response, before anything is answered. Errors tell a code, never the inside.
 *
 * @param onAnswer told of every request once it is answered
 */
export const createHttpServer = (
  origins: Origins,
  eventLog: EventLog,
  onAnswer?: (answer: AnsweredRequest) => void,
): FastifyInstance => {
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    // Many a GET changes something, a HEAD nothing: a route that only reads says that it answers both.
    exposeHeadRoutes: false,
    // A header that comes twice is not the first of the two.
    http: { joinDuplicateHeaders: true },
    forceCloseConnections: true,
    genReqId: requestIdOf,
    // Calls are checked and written by the codecs of their rows: without these Fastify loads compilers of JSON schemas.
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    clientErrorHandler: answerUnreadable,
    // An address that cannot be read gets here before any hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      refuse(reply.headers(EVERYWHERE), 400, 'invalid_request'),
  });
  cutSlowBodies(app.server);
  // Bodies of another type than a route reads get 415.
  app.removeAllContentTypeParsers();
  registerJsonBody(app);
  registerCookies(app, origins);

  if (onAnswer !== undefined)
    app.addHook('onResponse', async ({ id: requestId, method, routeOptions }, { statusCode: status, elapsedTime }) =>
      onAnswer({ requestId, method, route: routeOptions.url, status, milliseconds: Math.round(elapsedTime) }),
    );
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(EVERYWHERE).header(REQUEST_ID, request.id);
    if (hasSeveralHosts(request.headers)) return refuse(reply, 400, 'invalid_request');
    if (!origins.isOwnHost(request.headers)) return refuse(reply, 421, 'wrong_host');
    if (!isData(request)) return next();
    reply.header('Cache-Control', NEVER_STORED);
    if (!origins.isOwnPage(request.headers)) return refuse(reply, 403, 'wrong_origin');
    return next();
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.header('Cache-Control', NEVER_STORED).code(404).send({ error: 'not_found' }),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The file that could not be sent may have been one that is stored forever.
    reply.header('Cache-Control', NEVER_STORED);
    const status = error.statusCode ?? 500;
    if (isUnkeepableText(error)) return reply.code(400).send({ error: 'invalid_request' });
    if (status < 500) return reply.code(status).send({ error: 'invalid_request' });
    const isTrouble = isStoreTrouble(error);
    eventLog.write('error', isTrouble ? NOT_KEPT : 'Call failed', {
      path: request.routeOptions.url,
      requestId: request.id,
      reason: error.message,
      ...(isTrouble ? troubleOf(error) : {}),
    });
    return reply.code(500).send({ error: 'platform_failed' });
  });
  return app;
};
