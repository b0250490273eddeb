// Builds the web app when anything it is made of changed.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { isAlive } from './parents.mjs';
import { ROOT, run } from './process.mjs';
import { filesUnder, hashOf, isFresh, manifests, writeStamp } from './stamp.mjs';

const PACKAGES = ['core', 'adapters-http', 'adapters-socket', 'adapters-toy', 'web'];
const WEB = join('packages', 'web');
const BESIDE_THE_SOURCES = ['index.html', 'vite.config.ts'];
/** Out of sight of every tool that reads the checkout. Each build has a folder named after its process. */
const SCAFFOLDS = join(ROOT, 'node_modules', '.cache', 'greenroom', 'web-builds');

const ingredients = () => [
  ...manifests(),
  ...PACKAGES.flatMap((name) => filesUnder(join('packages', name, 'src'))),
  ...filesUnder(join(WEB, 'public')),
  ...BESIDE_THE_SOURCES.map((name) => join(WEB, name)).filter((path) => existsSync(join(ROOT, path))),
];

/** Removes what a build left that was killed. */
const sweep = () => {
  mkdirSync(SCAFFOLDS, { recursive: true });
  for (const name of readdirSync(SCAFFOLDS)) {
    if (!isAlive(Number.parseInt(name, 10))) rmSync(join(SCAFFOLDS, name), { recursive: true, force: true });
  }
};

const buildUnlessFresh = async (capture) => {
  const hash = hashOf(ingredients());
  const dist = join(ROOT, WEB, 'dist');
  if (isFresh('web', hash) && existsSync(dist)) return { code: 0, output: '', note: 'unchanged' };
  sweep();
  // Built aside and swapped in, so that whoever serves the folder never sees half of it.
  const scaffold = join(SCAFFOLDS, String(process.pid));
  const [next, old] = [join(scaffold, 'next'), join(scaffold, 'old')];
  const vite = join(ROOT, WEB, 'node_modules', '.bin', process.platform === 'win32' ? 'vite.CMD' : 'vite');
  const result = await run(vite, ['build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'], {
    capture,
    cwd: join(ROOT, WEB),
    env: { NODE_ENV: 'production' },
  });
  if (result.code === 0) {
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(next, dist);
    writeStamp('web', hash);
  }
  rmSync(scaffold, { recursive: true, force: true });
  return result;
};

/**
 * Builds the web app unless it is built from exactly these files. Two who ask at once get one build.
 *
 * @returns the exit code of the bundler, its output, and a note when there was nothing to do
 */
export const buildWeb = async ({ capture = true } = {}) =>
  existsSync(join(ROOT, WEB, 'index.html'))
    ? withLock(`${SCAFFOLDS}.lock`, () => buildUnlessFresh(capture))
    : { code: 0, output: '', note: 'no page to build yet' };
