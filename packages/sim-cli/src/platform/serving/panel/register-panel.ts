import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { REPORT_PATH } from '../../base/security/content-security-policy.ts';

const FOLDER = fileURLToPath(new URL('../../../../panel', import.meta.url));
const PAGE = 'index.html';
const FILES = ['panel.css', 'panel.js', 'admin.js', 'customer.js', 'dom.js', 'picture.js', 'world.js'] as const;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/**
 * Allows the panel's own files, this platform and the performer's picture; nothing else, and no markup made by script.
 */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  `media-src 'self' blob:`,
  `img-src data:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
  `report-uri ${REPORT_PATH}`,
].join('; ');

/** The panel at /sim/: plain files that work with the admin API, whose token they ask for. */
export const registerPanel = (app: FastifyInstance): void => {
  const serve = (path: string, file: string): void => {
    app.get(path, async (_request, reply) =>
      reply
        .header('Content-Security-Policy', POLICY)
        .header('Cache-Control', 'no-cache')
        .type(TYPES[extname(file)] ?? '')
        .send(await readFile(join(FOLDER, file))),
    );
  };
  app.get('/sim', (_request, reply) => reply.redirect('/sim/', 308));
  serve('/sim/', PAGE);
  for (const file of FILES) serve(`/sim/${file}`, file);
};
