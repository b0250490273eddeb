import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { readStateFile } from '@greenroom/sim-cli/actors/state-file';
import { withAccountKey } from '@greenroom/sim-cli/platform/beyond/account-security/account-key';

/** One key for all nodes, which share a database. */
const ENVIRONMENT = withAccountKey(process.env);
const MAIN = fileURLToPath(new URL('../../../packages/sim-cli/bin/greenroom-sim.mjs', import.meta.url));

/** A `serve` in a process of its own. */
export interface NodeProcess {
  readonly pid: number;
  readonly port: number;
  /** Port of the admin API, without the proxy whose link may be broken. */
  readonly adminPort: number;
  /** Opens the admin API. */
  readonly token: string;
  /** The way in which it ended: a code or a signal. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
  /** Ends it at once, for a process that ends this very moment. */
  readonly drop: () => void;
}

/** A node that ended before it ran; the message is its own complaint. */
class NodeRefusal extends Error {
  override readonly name = 'NodeRefusal';
}

const firstLineWire = z.object({ url: z.url(), token: z.string(), pid: z.int() });

const portOf = (url: string): number => Number(new URL(url).port);

/** Starts a node on a free port. @param args of `serve` @throws NodeRefusal */
export const startNodeProcess = async (args: readonly string[]): Promise<NodeProcess> => {
  const child = spawn(process.execPath, [...process.execArgv, MAIN, 'serve', '--port', '0', '--json', ...args], {
    env: ENVIRONMENT,
    // By its channel the node notices when this process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new NodeRefusal('The node has no output.');
  let complaint = '';
  let isRunning = false;
  stderr.on('data', (chunk: Buffer) => {
    if (isRunning) process.stderr.write(chunk);
    else complaint += chunk.toString();
  });
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const lines = createInterface({ input: stdout });
  const line = await Promise.race([once(lines, 'line').then(([text]) => String(text)), ended.then(() => undefined)]);
  if (line === undefined) throw new NodeRefusal(complaint.trim().split('\n').at(-1));
  isRunning = true;
  const { url, token, pid } = firstLineWire.parse(JSON.parse(line));
  return {
    pid,
    port: portOf(url),
    adminPort: portOf(readStateFile(portOf(url)).adminUrl),
    token,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    drop: () => child.kill('SIGKILL'),
  };
};
