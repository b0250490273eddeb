import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/process.mjs';
import {
  ensureDebian,
  makeSite,
  replaced,
  runServer,
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
  const { folder, file, here } = await makeSite(ports);
  const deploy = (name: string): Promise<string> => readFile(join(ROOT, 'deploy', name), 'utf8');
  await mkdir(file('page'));
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
  const stop = await runServer({
    program: CADDY,
    args: ['run', '--config', file('Caddyfile'), '--adapter', 'caddyfile'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    folder,
    url: `http://127.0.0.1:${ports.plainPort}/`,
    signals: ['SIGTERM', 'SIGKILL'],
  });
  return { ...ports, url: `https://${here}`, certificate: file('cert.pem'), stop };
};
