import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_PATH } from '../../account/gallery/gallery.constants.ts';
import type { PlatformOptions } from '../../base/environment/platform-options.ts';
import {
  contentSecurityPolicy,
  REPORT_PATH,
  SERVICE_WORKER_POLICY,
  type Reach,
} from '../../base/security/content-security-policy.ts';
import { NEVER_STORED, STORED_FOREVER } from '../../base/security/headers.ts';
import { registerJsonBody } from '../../base/security/json-body.ts';
import { LIMITS } from '../../base/security/limits.ts';
import { createOriginOf } from '../../base/security/origins.ts';
import { TOY_CLOUD_PATH, TOY_SITE } from '../../devices/toys/toy-site.ts';
import type { Violations } from './violations.ts';

const PLACEHOLDER = /__NONCE__/g;
const TAG_WITHOUT_NONCE = /<(script|style|link)\b(?![^>]*\snonce=)/g;
const NONCE_META = '<meta property="csp-nonce"';

/**
 * The page as one response sends it: every script and style carries this response's nonce, and a meta tag tells it to what is
 * loaded later.
 *
 * @fortests
 */
export const pageWithNonce = (html: string, nonce: string): string => {
  const filled = html.replaceAll(PLACEHOLDER, nonce).replaceAll(TAG_WITHOUT_NONCE, `<$1 nonce="${nonce}"`);
  return filled.includes(NONCE_META) ? filled : filled.replace('<head>', `<head>${NONCE_META} nonce="${nonce}">`);
};

/** Page that is served while the web app is not built. */
const NO_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Greenroom</title></head>
<body><p>The platform runs, but the web app is not built: run <code>npm start</code>, or <code>npm run build</code>.</p></body>
</html>
`;

/** 128 bits, new for every response. */
const NONCE_BYTES = 16;
/** Close to the smallest, in a tenth of the time. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };
const ASSETS = '/assets/';
/** Lies beside the page, whose whole path it serves. */
const SERVICE_WORKER = '/service-worker.js';
/** Paths below which nothing is a screen. */
const NO_SCREEN = /^\/(?:api|sim|media|socket\.io|developer\.io)(?:\/|$)/;
const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];
const LARGEST_REPORT = LIMITS.report.most;

/** A path that names a file, not a screen. */
const isFilePath = (path: string): boolean => /\.[a-z\d]+$/i.test(path);

/** The app of a simulated phone answers on any port of this machine. */
const PHONES = 'http://127.0.0.1:*';

const reachOf = ({ toyAppUrl, toyIntifaceUrl, breachedPasswordsUrl }: PlatformOptions): Reach => ({
  connect: [
    PHONES,
    ...[toyAppUrl, toyIntifaceUrl, breachedPasswordsUrl].filter((url) => url !== '').map((url) => new URL(url).origin),
  ],
  images: [],
});

/** Keys of what the specification does not have; each is off where the specification alone is wanted. */
const ownFeatures = ({ isSpecificationOnly, hasAccountSecurity, hasServiceWorker }: PlatformOptions) => {
  const isOn = !isSpecificationOnly;
  return {
    chatTranslation: isOn,
    myDay: isOn,
    earningsReport: isOn,
    conversations: isOn,
    clientDetails: isOn,
    accountSecurity: isOn && hasAccountSecurity,
    devices: isOn && hasAccountSecurity,
    rememberDevice: isOn,
    passwords: isOn,
    regionBlocks: isOn,
    remote: isOn,
    blockedWords: isOn,
    accountData: isOn,
    missedRequests: isOn,
    // A push message is received by the service worker.
    push: isOn && hasServiceWorker,
  };
};

/** Configuration that the page reads first, at /config.json. */
const pageConfiguration = (options: PlatformOptions, origin: string) => ({
  apiBasePath: '/api',
  apiUrl: `${origin}/api`,
  socketUrl: origin,
  imageUrl: origin,
  version: '1.1',
  theme: options.theme,
  toyPlatform: TOY_SITE.platform,
  toyToken: TOY_SITE.token,
  toyCloudUrl: `${origin}${TOY_CLOUD_PATH}`,
  toyHubGeneration: 'eio3',
  specialPerformerIds: [],
  ...ownFeatures(options),
  breachedPasswordsUrl: options.breachedPasswordsUrl,
  serviceWorker: options.hasServiceWorker && !options.isSpecificationOnly,
  clockRate: options.clockRate,
  sentryDsn: '',
  toyAppUrl: options.toyAppUrl,
  streaming: options.signalling,
  toyIntifaceUrl: options.toyIntifaceUrl,
  uploadUrl: options.uploads === 'resumable' ? UPLOADS_PATH : '',
  streamingUrl: options.hasStreamingServer ? UPLOADS_PATH : '',
});

/** Brotli where the browser takes it, else gzip: the page is new in every answer, so it is compressed here. */
const compress = (page: string, accepted = ''): { readonly encoding?: string; readonly body: Buffer } => {
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', body: brotliCompressSync(page, FAST_BROTLI) };
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: gzipSync(page) };
  return { body: Buffer.from(page) };
};

/** The web app, its configuration, and where browsers report what they refused to do for it. */
export const registerPages = (app: FastifyInstance, options: PlatformOptions, violations: Violations): void => {
  const reach = reachOf(options);
  const originOf = createOriginOf(options.allowedOrigins);
  // The build has a compressed copy of each file. The files of the gallery are sent by it too.
  app.register(staticFiles, { root: options.webFolder, serve: false, preCompressed: true, cacheControl: false });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const html = await readFile(join(options.webFolder, 'index.html'), 'utf8').catch(() => NO_PAGE);
    // Compressed, the page fits into the first packets of a connection: a phone paints one round trip sooner.
    const { encoding, body } = compress(pageWithNonce(html, nonce), request.headers['accept-encoding']);
    if (encoding !== undefined) reply.header('Content-Encoding', encoding);
    return reply
      .header('Content-Security-Policy', contentSecurityPolicy(nonce, request.host, reach))
      .header('Cache-Control', NEVER_STORED)
      .header('Vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8')
      .send(body);
  };

  app.get('/config.json', { exposeHeadRoute: true }, (request, reply) =>
    reply.header('Cache-Control', NEVER_STORED).send(pageConfiguration(options, originOf(request.host))),
  );

  app.get('/*', { exposeHeadRoute: true }, (request, reply) => {
    const path = new URL(`http://page${request.url}`).pathname;
    if (NO_SCREEN.test(path)) return reply.callNotFound();
    if (path === '/index.html' || !isFilePath(path)) return sendPage(request, reply);
    if (path === SERVICE_WORKER) reply.header('Content-Security-Policy', SERVICE_WORKER_POLICY);
    return reply.header('Cache-Control', path.startsWith(ASSETS) ? STORED_FOREVER : 'no-cache').sendFile(path);
  });

  app.register(async (reports) => {
    registerJsonBody(reports, REPORT_TYPES);
    reports.post(REPORT_PATH, { bodyLimit: LARGEST_REPORT }, async (request, reply) => {
      await violations.record(request.body);
      return reply.code(204).send();
    });
  });
};
