import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { createCookieFetch } from '@greenroom/sim-cli/actors/cookie-fetch';
import { buildWeb } from '../../scripts/lib/web-build.mjs';
import { buildPackages } from '../../scripts/packages/build.ts';
import { packAll } from '../../scripts/packages/pack.ts';

const execute = promisify(execFile);

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly complaint: string;
}

/** Set by npm and by the tests for what they start; the registry and its certificates are no part of it. */
const OF_THIS_RUN = /^(npm_(lifecycle|package|execpath|command)|NODE_(OPTIONS|ENV|COMPILE_CACHE)|VITEST|FORCE_COLOR)/;

/** The environment of a terminal outside of this checkout, whose `node` is the one that runs the tests. */
const environment = (extra: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name))),
  PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
  ...extra,
});

/** Runs a program in a folder to its end. */
export const runIn = async (
  folder: string,
  command: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const options = { cwd: folder, env: environment(extra), maxBuffer: 64 * 1024 * 1024 };
  try {
    const { stdout, stderr } = await execute(command, [...args], options);
    return { code: 0, out: stdout, complaint: stderr };
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error) || !('stderr' in error)) throw error;
    const code = 'code' in error && typeof error.code === 'number' ? error.code : 1;
    return { code, out: String(error.stdout), complaint: String(error.stderr) };
  }
};

export const emptyFolder = (name: string): string => mkdtempSync(join(tmpdir(), `greenroom-${name}-`));

/** Installs packages from the registry and tarballs into an empty folder. @throws with the words of npm */
export const npmInstall = async (folder: string, packages: readonly string[]): Promise<void> => {
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline', ...packages];
  const { code, complaint } = await runIn(folder, 'npm', args);
  if (code !== 0) throw new Error(complaint);
};

/** Builds and packs everything. @returns the tarballs by the names of their packages */
export const packEverything = async (target: string): Promise<ReadonlyMap<string, string>> => {
  const built = await buildWeb();
  if (built.code !== 0) throw new Error(built.output);
  await buildPackages();
  return packAll(target);
};

/** Logs performer 1004 in at a platform. @returns the cookies with which the performer asks for more @throws when refused */
export const logIn = async (url: string): Promise<ReturnType<typeof createCookieFetch>> => {
  const performer = createCookieFetch();
  const headers = {
    role: 'ROLE_PERFORMER',
    'content-type': 'application/json',
    ver: '1.1',
    tokenDate: String(Date.now()),
  };
  const body = JSON.stringify({ email: '1004', password: 'greenroom-demo', forced: false });
  const answer = await performer(`${url}/api/auth/login`, { method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(`The login was answered with ${answer.status}.`);
  return performer;
};
