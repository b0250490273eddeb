import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readStateFile } from '@greenroom/sim-cli/actors/state-file';
import { reachPlatform } from './reach-platform.ts';
import type { TestPlatform } from './test-platform.ts';

/** Options of a test's platform. By default no customer asks for a session in it. */
export interface TestPlatformOptions {
  readonly clockRate?: number;
  readonly crowd?: 'none' | 'calm' | 'busy';
  readonly theme?: 'default' | 'dusk';
  readonly seed?: number;
  readonly data?: string;
  /** A PostgreSQL database of its own, `postgres://…`, instead of SQLite. */
  readonly database?: string;
  readonly toyAppUrl?: string;
  /** No file that it writes may grow beyond so many kB: to it, the disk is full then. */
  readonly largestFileKb?: number;
  /** A module that runs in its process before it, with what it reads from the environment. */
  readonly preload?: { readonly module: string; readonly env: Readonly<Record<string, string>> };
  /** So many nodes on a PostgreSQL of their own behind one address, instead of one process. */
  readonly nodes?: number;
  /** Pages install themselves for offline starts, as those of a site do. By default they do not: a test has no visit before it. */
  readonly hasServiceWorker?: boolean;
  /** Further arguments of `serve`. */
  readonly more?: readonly string[];
}

/** One of several nodes. */
export interface NodeAddress {
  readonly pid: number;
  readonly url: string;
}

/** A platform in a child process: the real `greenroom-sim serve`. */
export interface PlatformProcess extends TestPlatform {
  readonly pid: number;
  /** The nodes behind its address, and their database; none where it is one process. */
  readonly nodes: readonly NodeAddress[];
  readonly database: string | undefined;
  /** Standard error of `serve`. */
  readonly complaints: () => string;
  /** Its process is gone, however it ended. */
  readonly ended: Promise<void>;
}

/** Arguments of `serve` after its name. */
export const serveArguments = (options: TestPlatformOptions): readonly string[] => {
  const { crowd = 'none', clockRate = 1, seed = 1, theme, data, database, toyAppUrl, nodes, more = [] } = options;
  const world = ['--crowd', crowd, '--clock-rate', String(clockRate), '--seed', String(seed)];
  const always = [...world, ...(theme === undefined ? [] : ['--theme', theme])];
  const kept = data === undefined ? [] : ['--data', data];
  const rows = database === undefined ? [] : ['--database', database];
  const toyApp = toyAppUrl === undefined ? [] : ['--toy-app', toyAppUrl];
  const installs = options.hasServiceWorker === true || nodes !== undefined ? [] : ['--no-service-worker'];
  return ['--port', '0', '--json', ...installs, ...always, ...kept, ...rows, ...toyApp, ...more];
};

const MAIN = fileURLToPath(new URL('../../packages/sim-cli/bin/greenroom-sim.mjs', import.meta.url));
const NODES_MAIN = fileURLToPath(new URL('nodes/nodes-process.ts', import.meta.url));
/** Ends the platform of a test that ended without stopping it. */
const FOLLOW_PARENT = new URL('../../scripts/lib/follow-parent.mjs', import.meta.url).href;

interface FirstLine {
  readonly url: string;
  readonly token: string;
  readonly pid: number;
  /** Of several nodes. */
  readonly database?: string;
  readonly nodes?: readonly NodeAddress[];
}

const firstLine = (child: ChildProcess, complaints: () => string): Promise<FirstLine> => {
  const { promise, resolve, reject } = Promise.withResolvers<FirstLine>();
  if (child.stdout === null) throw new Error('The platform has no standard output.');
  const lines = createInterface({ input: child.stdout });
  lines.once('line', (line) => resolve(JSON.parse(line)));
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`The platform ended with ${code} before it ran.\n${complaints()}`)));
  return promise;
};

/**
 * Starts a platform in a process of its own, on a free port. `startPlatformHere` takes a fifth of its time.
 *
 * @example
 * const platform = await startPlatform({ clockRate: 59 });
 * const mark = await platform.customer({ name: 'Mark' });
 * await mark.asks('1004');
 * await platform.stop();
 */
export const startPlatform = async (options: TestPlatformOptions = {}): Promise<PlatformProcess> => {
  const preloaded = options.preload === undefined ? [] : ['--import', options.preload.module];
  const program =
    options.nodes === undefined
      ? [MAIN, 'serve', ...serveArguments(options)]
      : [NODES_MAIN, String(options.nodes), ...serveArguments(options)];
  const command = [process.execPath, '--import', FOLLOW_PARENT, ...preloaded, ...program];
  // In this unit a shell counts the limit.
  const blocks = (options.largestFileKb ?? 0) * 2;
  const limited = blocks === 0 ? command : ['sh', '-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', ...command];
  const [executable = '', ...args] = limited;
  const child = spawn(executable, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.preload?.env },
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const complaints = (): string => errors.join('');
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const { url, token, pid, nodes = [], database } = await firstLine(child, complaints);
  // Past the line before the platform, which a test may break.
  const { adminUrl } = readStateFile(Number(new URL(url).port));
  return {
    ...reachPlatform({ url, adminUrl, token }, async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    }),
    pid,
    nodes,
    database,
    complaints,
    ended,
  };
};
