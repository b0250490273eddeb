import cookie from '@fastify/cookie';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Journal } from './journal.ts';
import { NOTHING_ALLOWED } from './security/content-security-policy.ts';
import { EVERY_RESPONSE, NEVER_STORED } from './security/headers.ts';
import type { Origins } from './security/origins.ts';
import { isStoreTrouble, NOT_KEPT } from './store/store-trouble.ts';

/** A call is small; uploads have their own limit. */
const LARGEST_BODY = 256 * 1024;

/** Paths whose answers are data: guarded against foreign pages, and never stored. */
const isData = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/sim/api/');

const EVERYWHERE = { ...EVERY_RESPONSE, 'Content-Security-Policy': NOTHING_ALLOWED };

/**
 * Headers and checks that hold for every response, before anything is answered. Errors tell a code, never the inside.
 */
export const createHttpServer = (origins: Origins, journal: Journal): FastifyInstance => {
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    // An address that cannot be read gets here before any hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      reply.headers(EVERYWHERE).code(400).send({ error: 'invalid_request' }),
  });
  app.register(cookie);

  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(EVERYWHERE);
    if (!origins.isOwnHost(request.headers)) return void reply.code(421).send({ error: 'wrong_host' });
    if (!isData(request.url)) return next();
    reply.header('Cache-Control', NEVER_STORED);
    if (!origins.isOwnPage(request.headers)) return void reply.code(403).send({ error: 'wrong_origin' });
    return next();
  });

  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: 'invalid_request' });
    journal.write('error', isStoreTrouble(error) ? NOT_KEPT : 'Call failed', {
      path: request.routeOptions.url,
      reason: error.message,
    });
    return reply.code(500).send({ error: 'platform_failed' });
  });
  return app;
};
