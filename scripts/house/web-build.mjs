// Builds the web app when anything it is made of changed.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './process.mjs';
import { filesUnder, hashOf, isFresh, manifests, writeStamp } from './stamp.mjs';

const PACKAGES = ['core', 'adapters-http', 'adapters-socket', 'adapters-toy', 'web'];
const WEB = join('packages', 'web');
const BESIDE_THE_SOURCES = [
  'index.html',
  'vite.config.ts',
  'postcss.config.js',
  'postcss.config.mjs',
  'postcss.config.cjs',
];

const ingredients = () => [
  ...manifests(),
  ...PACKAGES.flatMap((name) => filesUnder(join('packages', name, 'src'))),
  ...filesUnder(join(WEB, 'public')),
  ...BESIDE_THE_SOURCES.map((name) => join(WEB, name)).filter((path) => existsSync(join(ROOT, path))),
];

/** @returns what to report: the exit code of the bundler, its output and whether it had to work at all */
export const buildWeb = async ({ capture = true } = {}) => {
  if (!existsSync(join(ROOT, WEB, 'index.html'))) return { code: 0, output: '', note: 'no page to build yet' };
  const hash = hashOf(ingredients());
  const dist = join(ROOT, WEB, 'dist');
  if (isFresh('web', hash) && existsSync(dist)) return { code: 0, output: '', note: 'unchanged' };
  // Built beside and swapped in, so that whoever serves the folder never sees half of it.
  const next = `dist.next-${process.pid}`;
  const vite = join(ROOT, WEB, 'node_modules', '.bin', process.platform === 'win32' ? 'vite.CMD' : 'vite');
  const result = await run(vite, ['build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'], {
    capture,
    cwd: join(ROOT, WEB),
    env: { NODE_ENV: 'production' },
  });
  if (result.code === 0) {
    const old = `${dist}.old-${process.pid}`;
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(join(ROOT, WEB, next), dist);
    rmSync(old, { recursive: true, force: true });
    writeStamp('web', hash);
  } else {
    rmSync(join(ROOT, WEB, next), { recursive: true, force: true });
  }
  return result;
};
