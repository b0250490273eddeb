import { spawnSync, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

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
export const listensSoon = async (url: string, child: ChildProcess): Promise<boolean> => {
  for (let tries = 0; tries <= 50; tries += 1) {
    if (await listens(url)) return true;
    if (child.exitCode !== null) return false;
    await pause(100);
  }
  return false;
};
