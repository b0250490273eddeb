// Installs the pinned packages and the pinned Node when the lockfile or a manifest changed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled, ROOT, run } from './process.mjs';
import { hashOf, isFresh, manifests, writeStamp } from './stamp.mjs';

export const PNPM = 'pnpm@12.21.0';

export const install = async () => {
  const hash = hashOf(manifests());
  if (isFresh('install', hash) && isInstalled('vitest')) return;
  console.log('Installing the packages named in the lockfile …');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const args = ['-y', PNPM, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  // A package manager without a terminal asks nothing when it believes to be in CI.
  const { code } = await run(npx, args, { env: { CI: 'true' } });
  if (code !== 0) {
    throw new Error(`The packages could not be installed. After a change of a manifest run: npx ${PNPM} install`);
  }
  writeStamp('install', hash);
};

const PINNED = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The Node that runs the TypeScript sources as they are: the pinned one, or the host's from 24 on. */
export const pinnedNode = () => {
  if (existsSync(PINNED)) return PINNED;
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath;
  throw new Error(
    `Greenroom runs on Node 24 and none came with the packages for this machine (found ${process.version}): ` +
      'please install Node 24 from nodejs.org and try again.',
  );
};
