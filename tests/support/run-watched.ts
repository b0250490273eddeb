import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../packages/sim-cli/bin/greenroom-sim.mjs', import.meta.url));
const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));

/** A running command, as a test may treat it. */
export interface Watched {
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Presses Ctrl-C as a terminal does: every process started with the command gets the signal. */
  readonly pressCtrlC: () => void;
  /** Stops reading the output. */
  readonly stopReading: () => void;
}

export interface WatchedOptions {
  /** Told each time something was printed, of everything so far. */
  readonly onOutput?: (out: string, run: Watched) => void;
  /** Told once it was started. */
  readonly onStart?: (run: Watched) => void;
  readonly env?: Readonly<Record<string, string>>;
  /** Starts the command through `scripts/run.mjs`, as `npm run sim` does. */
  readonly throughRunScript?: boolean;
  /** Instead of a pipe. */
  readonly stdout?: number;
}

/** Exit of a command, and the processes it left behind. */
export interface Ending {
  readonly code: number | null;
  readonly out: string;
  readonly complaint: string;
  /** The names of what it left in its folder. */
  readonly files: readonly string[];
  /** Something that it started still runs. */
  readonly leftRunning: boolean;
}

const groupRuns = (pid: number): boolean => {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
};

/** Runs a command of the simulator in a folder and a group of processes of its own, and looks at what is left of both. */
export const runWatched = async (args: readonly string[], options: WatchedOptions = {}): Promise<Ending> => {
  const { onOutput, onStart, env, throughRunScript = false, stdout = 'pipe' } = options;
  const cwd = mkdtempSync(join(tmpdir(), 'greenroom-watched-'));
  const program = throughRunScript ? [RUN, 'sim', '--'] : [MAIN];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd,
    detached: true,
    stdio: ['ignore', stdout, 'pipe'],
    env: { ...process.env, ...env },
  });
  const pid = child.pid ?? 0;
  const run: Watched = {
    signal: (signal) => void child.kill(signal),
    pressCtrlC: () => void process.kill(-pid, 'SIGINT'),
    stopReading: () => void child.stdout?.destroy(),
  };
  let [out, complaint] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    onOutput?.(out, run);
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  onStart?.(run);
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const files = readdirSync(cwd);
  rmSync(cwd, { recursive: true });
  return { code, out, complaint, files, leftRunning: groupRuns(pid) };
};
