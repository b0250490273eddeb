import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeCertificate } from '@greenroom/sim-cli/toys/toy-app';
import { ROOT } from '../../scripts/lib/process.mjs';

/** The name under which the documented server answers. */
export const SITE_NAME = 'work.example.com';

export interface Ports {
  readonly plainPort: number;
  readonly port: number;
}

/** A web server with the configuration of docs/deploy.md. */
export interface DocumentedServer extends Ports {
  readonly url: string;
  /** The file with the certificate, for browsers that are to trust it. */
  readonly certificate: string;
  readonly stop: () => Promise<void>;
}

/** Installs Debian's package, where it is missing and may be installed. */
export const ensureDebian = (name: string, has: () => boolean): void => {
  if (has()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]])
    spawnSync('apt-get', args, { env, stdio: 'inherit' });
  if (!has())
    throw new Error(`There is no ${name}, and it could not be installed: run \`apt-get install ${name}\` as root.`);
};

export const blocksOf = (page: string, language: string): readonly string[] =>
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

const listens = async (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );

/** Waits until a server answers. @returns false where it ended, or does not answer within some seconds */
const listensSoon = async (url: string, child: ChildProcess): Promise<boolean> => {
  for (let tries = 0; tries <= 50; tries += 1) {
    if (await listens(url)) return true;
    if (child.exitCode !== null) return false;
    await pause(100);
  }
  return false;
};

interface ServerProgram {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Folder of its configuration, removed at the end. */
  readonly folder: string;
  /** An address that answers once it listens. */
  readonly url: string;
  /** Signals that end it: the first lets it finish, the second follows 3 s later. */
  readonly signals: readonly [NodeJS.Signals, NodeJS.Signals];
}

/** Runs a web server. @returns ends it @throws with what it said when it does not take its configuration */
export const runServer = async (server: ServerProgram): Promise<() => Promise<void>> => {
  const { program, args, env = process.env, folder, url, signals } = server;
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill(signals[0]);
    const forced = setTimeout(() => child.kill(signals[1]), 3_000);
    await ended;
    clearTimeout(forced);
    await rm(folder, { recursive: true });
  };
  if (await listensSoon(url, child)) return stop;
  await stop();
  throw new Error(`${program} does not take the configuration:\n${said.join('')}`);
};

/** Folder of a documented server with its certificate and the configuration of its brand. */
export const makeSite = async ({ port }: Ports) => {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-site-'));
  const file = (name: string): string => join(folder, name);
  const page = await readFile(join(ROOT, 'docs/deploy.md'), 'utf8');
  const [configuration = ''] = blocksOf(page, 'json');
  const here = `${SITE_NAME}:${port}`;
  const { cert, key } = await makeCertificate(SITE_NAME);
  await mkdir(file('brand'));
  await writeFile(file('cert.pem'), cert);
  await writeFile(file('cert.key'), key, { mode: 0o600 });
  await writeFile(file('brand/config.json'), replaced(configuration, [[SITE_NAME, here]]));
  return { folder, file, page, here };
};
