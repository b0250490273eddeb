import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The program of the simulator. */
export const SIM_MAIN = fileURLToPath(new URL('../../packages/sim-cli/bin/greenroom-sim.mjs', import.meta.url));

export interface SimRun {
  readonly code: number | null;
  readonly out: string;
  readonly complaint: string;
}

export interface SimOptions {
  /** Sends Ctrl-C once the output holds this text. */
  readonly signalWhen?: string;
  /** Sends Ctrl-C when it is aborted. */
  readonly end?: AbortSignal;
  /** Does something else once the output holds this text. */
  readonly when?: { readonly says: string; readonly act: () => void };
  /** Called with each line as it is printed. */
  readonly onLine?: (line: string) => void;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command of the simulator as a person would. */
export const runSim = (
  args: readonly string[],
  { signalWhen, when, onLine, env, end }: SimOptions = {},
): Promise<SimRun> =>
  new Promise((resolve) => {
    const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
    const child = spawn(process.execPath, [SIM_MAIN, ...args], { stdio, env: { ...process.env, ...env } });
    if (onLine !== undefined) createInterface({ input: child.stdout }).on('line', onLine);
    end?.addEventListener('abort', () => child.kill('SIGINT'));
    let out = '';
    let complaint = '';
    let isDone = false;
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const awaited = signalWhen ?? when?.says;
      if (awaited === undefined || isDone || !out.includes(awaited)) return;
      isDone = true;
      if (when === undefined) child.kill('SIGINT');
      else when.act();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once('close', (code) => resolve({ code, out, complaint }));
  });
