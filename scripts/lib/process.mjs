// Child processes: run one and wait, or capture what it says. Node builtins only.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onParentGone } from './parents.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const BIN = join(ROOT, 'node_modules', '.bin');
const ON_WINDOWS = process.platform === 'win32';

/** The executable of an installed tool. */
export const tool = (name) => join(BIN, ON_WINDOWS ? `${name}.CMD` : name);

export const isInstalled = (name) => existsSync(tool(name));

const environment = (extra) => ({ ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`, ...extra });

/**
 * Runs a command in the root of the checkout.
 * With `capture` its output comes back as text, without it goes straight to the terminal.
 */
export const run = (command, args, { capture = false, env = {}, cwd = ROOT } = {}) =>
  new Promise((resolve) => {
    const shell = ON_WINDOWS && !command.endsWith('.exe');
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, env: environment(env), shell, stdio });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const done = (code) => resolve({ code, output: Buffer.concat(chunks).toString() });
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      done(127);
    });
    child.on('close', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });

/**
 * Runs a long-living child directly, hands signals on to it and ends it when our own parent goes away:
 * a package manager that is told to stop does not always tell its children.
 */
export const runAttached = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: process.cwd(), env: environment(env), stdio: 'inherit' });
    const stop = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
    onParentGone(() => stop('SIGTERM'));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('exit', (code, signal) => {
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
