import { spawn } from 'node:child_process';
import { ROOT } from '../../scripts/lib/process.mjs';

/** Exit code and output of a command. */
export interface Ran {
  readonly code: number;
  /** Standard output, and standard error behind it where the command failed. */
  readonly output: string;
}

interface RunOptions {
  /** After so many seconds it is asked to end, by SIGINT. */
  readonly seconds: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program of this checkout with this Node. */
export const runUntil = (args: readonly string[], { seconds, env = {} }: RunOptions): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (errors += piece.toString()));
    const timer = setTimeout(() => child.kill('SIGINT'), seconds * 1_000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output: output.trim() === '' ? errors : output });
    });
  });
