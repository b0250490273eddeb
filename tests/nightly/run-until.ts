import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/lib/process.mjs';

/** Exit code and output of a command. */
export interface Ran {
  readonly code: number;
  /** It did not end in its time and was ended. */
  readonly isCut: boolean;
  /** Standard output. */
  readonly output: string;
  /** Standard error. */
  readonly errors: string;
}

interface RunOptions {
  /** After so many seconds it is asked to end, by SIGINT. */
  readonly seconds: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** A program that does not end when it is asked to is killed after so many seconds. */
const GRACE = 30;
/** Ends the program when the night is interrupted. */
const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'scripts/lib/follow-parent.mjs')).href;

/** Runs a program of this checkout with this Node. */
export const runUntil = (args: readonly string[], { seconds, env = {} }: RunOptions): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...args], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    let isCut = false;
    child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (errors += piece.toString()));
    const ask = setTimeout(() => {
      isCut = true;
      child.kill('SIGINT');
    }, seconds * 1_000);
    const kill = setTimeout(() => child.kill('SIGKILL'), (seconds + GRACE) * 1_000);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(ask);
      clearTimeout(kill);
      resolve({ code: code ?? 1, isCut, output, errors });
    });
  });

const LAST_LINES = 20;

/** Notes about a command that left no result: how it ended, and its last lines. */
export const withoutResult = ({ code, isCut, output, errors }: Ran): readonly string[] => [
  isCut ? 'was ended because it took too long, and left no result' : `ended with ${code} and left no result`,
  ...`${output}\n${errors}`
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES),
];
