import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeCertificate } from '@greenroom/sim-cli/toys/toy-app';
import { ROOT } from '../../scripts/lib/process.mjs';

/** The name under which the documented server answers. */
export const SITE_NAME = 'work.example.com';

/** nginx with the configuration of docs/deploy.md. */
export interface DocumentedNginx {
  readonly url: string;
  readonly plainPort: number;
  readonly port: number;
  /** The file with the certificate, for whoever is to trust it. */
  readonly certificate: string;
  readonly stop: () => Promise<void>;
}

const NGINX = '/usr/sbin/nginx';
const PAGE = join(ROOT, 'docs/deploy.md');

/** Debian's package, where it is missing and may be installed. */
export const ensureNginx = (): void => {
  const has = (): boolean => spawnSync(NGINX, ['-v']).status === 0;
  if (has()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'nginx']]) {
    spawnSync('apt-get', args, { env, stdio: 'inherit' });
  }
  if (!has()) throw new Error('There is no nginx, and it could not be installed: run `apt-get install nginx` as root.');
};

const blocksOf = (page: string, language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block = '']) => block);

/** Puts an address of this test in the place of a documented one. @throws when the page does not have it any more */
export const replaced = (text: string, changes: readonly (readonly [documented: string, here: string])[]): string => {
  let changed = text;
  for (const [documented, here] of changes) {
    if (!changed.includes(documented)) throw new Error(`The configuration has no ${documented}`);
    changed = changed.replaceAll(documented, here);
  }
  return changed;
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

const listens = async (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/**
 * Runs nginx with the nginx.conf of a folder, which is removed at the end.
 *
 * @param plainUrl answers once nginx listens
 * @returns ends it
 */
const runNginx = async (folder: string, plainUrl: string): Promise<() => Promise<void>> => {
  const child = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGQUIT');
    const forced = setTimeout(() => child.kill('SIGTERM'), 3_000);
    await ended;
    clearTimeout(forced);
    await rm(folder, { recursive: true });
  };
  for (let tries = 0; !(await listens(plainUrl)); tries += 1) {
    if (child.exitCode !== null || tries > 50) {
      await stop();
      throw new Error(`nginx does not take the configuration:\n${said.join('')}`);
    }
    await pause(100);
  }
  return stop;
};

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
 */
export const startDocumentedNginx = async (
  platform: string,
  { plainPort, port }: Pick<DocumentedNginx, 'plainPort' | 'port'>,
): Promise<DocumentedNginx> => {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-nginx-'));
  const file = (name: string): string => join(folder, name);
  const page = await readFile(PAGE, 'utf8');
  const [site = '', headers = ''] = blocksOf(page, 'nginx');
  const [configuration = ''] = blocksOf(page, 'json');
  const here = `${SITE_NAME}:${port}`;
  const certificate = await makeCertificate(SITE_NAME);

  await mkdir(file('brand'));
  await writeFile(file('cert.pem'), certificate.cert);
  await writeFile(file('cert.key'), certificate.key, { mode: 0o600 });
  await writeFile(file('headers.conf'), headers);
  await writeFile(file('brand/config.json'), replaced(configuration, [[SITE_NAME, here]]));
  await writeFile(file('nginx.conf'), around(folder));
  await writeFile(
    file('site.conf'),
    replaced(site, [
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
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
  const stop = await runNginx(folder, `http://127.0.0.1:${plainPort}/`);
  return { url: `https://${here}`, plainPort, port, certificate: file('cert.pem'), stop };
};
