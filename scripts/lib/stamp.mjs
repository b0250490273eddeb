// Stamps: a hash of what a step read, kept beside the installed packages, so that a warm run skips the step.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './process.mjs';

/** Place of a step's stamp. */
export const stampFile = (name) => join(ROOT, 'node_modules', '.cache', 'greenroom', `${name}.stamp`);

const contentOf = (path) => {
  try {
    return readFileSync(join(ROOT, path));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return '';
  }
};

/**
 * Hashes the paths with their contents. Tasks run beside each other: a file that was listed and is gone when it is read, a
 * temporary one of a builder for example, counts with its path alone.
 *
 * @param also what else the step depends on, for example the version of a program
 */
export const hashOf = (paths, also = '') => {
  const hash = createHash('sha256').update(also);
  for (const path of paths) hash.update(path).update(contentOf(path));
  return hash.digest('hex');
};

/** All files under a folder, sorted, relative to the root; test files left out. */
export const filesUnder = (folder) =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(test|int)\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length + 1))
        .sort()
    : [];

/** Every file of the repository as it is now, the ones not yet committed too; `undefined` outside of a repository. */
export const repository = () => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) return undefined;
  return stdout.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
};

/** Every package manifest, the workspace file and the lockfile. */
export const manifests = () =>
  ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
    .concat(readdirSync(join(ROOT, 'packages')).map((name) => join('packages', name, 'package.json')))
    .filter((path) => existsSync(join(ROOT, path)))
    .sort();

/** @returns what the step left behind when it ran on exactly this; `undefined` when it did not */
export const stampOf = (name, hash) => {
  if (!existsSync(stampFile(name))) return undefined;
  const [of, ...left] = readFileSync(stampFile(name), 'utf8').split(' ');
  return of === hash ? left.join(' ') : undefined;
};

export const isFresh = (name, hash) => stampOf(name, hash) !== undefined;

export const writeStamp = (name, hash, left = '') => {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), `${hash} ${left}`);
};
