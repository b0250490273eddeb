import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/process.mjs';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const BUILT = /(^|\/)(node_modules|dist[^/]*|test-results|\.git)(\/|$)/;

/** Paths of the repository; outside of one, all files that were not installed or built. */
const paths = (): readonly string[] => {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).split('\0').filter(Boolean);
  } catch {
    return globSync('**/*', { cwd: ROOT, exclude: (path) => BUILT.test(path) });
  }
};

const isText = (text: string): boolean => !text.includes('\0');

/** Every text file of the repository with its content. */
export const trackedFiles = (): readonly SourceFile[] =>
  paths()
    .filter((path) => !BUILT.test(path) && statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() === true)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ text }) => isText(text));
