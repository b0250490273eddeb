import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/process.mjs';
import {
  blocksOf,
  ensureDebian,
  makeSite,
  replaced,
  runServer,
  SITE_NAME,
  type DocumentedServer,
  type Ports,
} from './documented-server.ts';

const NGINX = '/usr/sbin/nginx';

export const ensureNginx = (): void => ensureDebian('nginx', () => spawnSync(NGINX, ['-v']).status === 0);

/** The version of an nginx, such as [1, 22, 1]. */
const versionOf = (program: string): readonly number[] => {
  const { stderr } = spawnSync(program, ['-v'], { encoding: 'utf8' });
  return /nginx\/([\d.]+)/.exec(stderr)?.[1]?.split('.').map(Number) ?? [];
};

/** `http2` is a directive of its own from 1.25.1 on; `listen … http2` is of the older kind. */
const hasHttp2Directive = (program: string): boolean => {
  const [major = 0, minor = 0, patch = 0] = versionOf(program);
  return major * 1_000_000 + minor * 1_000 + patch >= 1_025_001;
};

/** Rest of a packaged nginx.conf around the documented part, with every path in a folder of the test. */
const around = (folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/site.conf;
}
`;

/**
 * Runs nginx with the nginx.conf of a folder, which is removed at the end.
 *
 * @param url answers once nginx listens
 * @returns ends it
 */
const runNginx = (folder: string, url: string, program = NGINX): Promise<() => Promise<void>> =>
  runServer({
    program,
    args: ['-p', folder, '-c', join(folder, 'nginx.conf')],
    folder,
    url,
    signals: ['SIGQUIT', 'SIGTERM'],
  });

/** Starts nginx in a folder with a site of its own. @returns ends it, and removes the folder */
export const startNginx = async (folder: string, site: string, plainUrl: string): Promise<() => Promise<void>> => {
  await writeFile(join(folder, 'nginx.conf'), around(folder));
  await writeFile(join(folder, 'site.conf'), site);
  return runNginx(folder, plainUrl);
};

/**
 * Starts nginx as documented. Only addresses, ports and paths are put in.
 *
 * @param platform where the platform listens
 * @param program by default that of Debian's package
 */
export const startDocumentedNginx = async (
  platform: string,
  ports: Ports,
  program = NGINX,
): Promise<DocumentedServer> => {
  const { plainPort, port } = ports;
  const { folder, file, page, here } = await makeSite(ports);
  const [site = '', headers = ''] = blocksOf(page, 'nginx');
  await writeFile(file('headers.conf'), headers);
  await writeFile(file('nginx.conf'), around(folder));
  await writeFile(
    file('site.conf'),
    replaced(site, [
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      [
        'listen 443 ssl http2;',
        hasHttp2Directive(program)
          ? `listen 127.0.0.1:${port} ssl;\n  http2 on;`
          : `listen 127.0.0.1:${port} ssl http2;`,
      ],
      ['https://$host$request_uri', `https://$host:${port}$request_uri`],
      [`wss://${SITE_NAME}`, `wss://${here}`],
      ['/etc/ssl/work.example.com.pem', file('cert.pem')],
      ['/etc/ssl/work.example.com.key', file('cert.key')],
      ['/etc/nginx/greenroom-headers.conf', file('headers.conf')],
      ['/srv/greenroom/dist', join(ROOT, 'packages/web/dist')],
      ['/srv/greenroom/brand/config.json', file('brand/config.json')],
      ['https://platform.internal', platform],
    ]),
  );
  const stop = await runNginx(folder, `http://127.0.0.1:${plainPort}/`, program);
  return { url: `https://${here}`, plainPort, port, certificate: file('cert.pem'), stop };
};
