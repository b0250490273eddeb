import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '@greenroom/sim-cli/toys/toy-app';
import { ROOT } from '../../scripts/lib/process.mjs';
import {
  blocksOf,
  ensureDebian,
  listensSoon,
  replaced,
  SITE_NAME,
  type DocumentedServer,
  type Ports,
} from './documented-server.ts';

const CADDY = '/usr/bin/caddy';

export const ensureCaddy = (): void => ensureDebian('caddy', () => spawnSync(CADDY, ['version']).status === 0);

/** Options of a test beside the documented part: its ports, and no program that listens for orders. */
const globals = ({ plainPort, port }: Ports): string => `{
	admin off
	auto_https disable_certs
	default_bind 127.0.0.1
	http_port ${plainPort}
	https_port ${port}
}
`;

/**
 * Starts Caddy as documented. Only addresses, ports, paths and a certificate are put in.
 *
 * @param platform where the platform listens
 */
export const startDocumentedCaddy = async (platform: string, ports: Ports): Promise<DocumentedServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-caddy-'));
  const file = (name: string): string => join(folder, name);
  const deploy = (name: string): Promise<string> => readFile(join(ROOT, 'deploy', name), 'utf8');
  const [configuration = ''] = blocksOf(await readFile(join(ROOT, 'docs/deploy.md'), 'utf8'), 'json');
  const here = `${SITE_NAME}:${ports.port}`;
  const certificate = await makeCertificate(SITE_NAME);

  await mkdir(file('brand'));
  await mkdir(file('page'));
  await writeFile(file('cert.pem'), certificate.cert);
  await writeFile(file('cert.key'), certificate.key, { mode: 0o600 });
  await writeFile(file('brand/config.json'), replaced(configuration, [[SITE_NAME, here]]));
  await writeFile(
    file('page/page.html'),
    replaced(await deploy('page.html'), [[`wss://${SITE_NAME}`, `wss://${here}`]]),
  );
  const site = replaced(await deploy('Caddyfile'), [
    // The scanner of the Observatory asks for localhost.
    [`${SITE_NAME} {`, `${SITE_NAME}, localhost {\n\ttls ${file('cert.pem')} ${file('cert.key')}`],
    ['/srv/greenroom/dist', join(ROOT, 'packages/web/dist')],
    ['/srv/greenroom/brand', file('brand')],
    ['/etc/caddy/greenroom', file('page')],
    ['https://platform.internal', platform],
  ]);
  // Caddy leads to the usual port by itself, where nothing listens for the scanner.
  const redirect = `http://localhost {\n\tredir https://localhost:${ports.port}{uri} permanent\n}\n`;
  await writeFile(file('Caddyfile'), `${globals(ports)}\n${site}\n${redirect}`);
  const child = spawn(CADDY, ['run', '--config', file('Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 3_000);
    await ended;
    clearTimeout(forced);
    await rm(folder, { recursive: true });
  };
  if (await listensSoon(`http://127.0.0.1:${ports.plainPort}/`, child))
    return { ...ports, url: `https://${here}`, certificate: file('cert.pem'), stop };
  await stop();
  throw new Error(`Caddy does not take the configuration:\n${said.join('')}`);
};
