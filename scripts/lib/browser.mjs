// Finds a Chromium for the tests, and fetches one where there is none.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT, run, tool } from './process.mjs';

const ON_HOST = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

const downloaded = () => {
  try {
    return createRequire(join(ROOT, 'package.json'))('playwright').chromium.executablePath();
  } catch {
    return '';
  }
};

/** The browser that is there already: named by PLAYWRIGHT_CHROMIUM, the host's, or the one downloaded before. */
export const findBrowser = () =>
  [process.env.PLAYWRIGHT_CHROMIUM, ...ON_HOST, downloaded()].find((path) => path && existsSync(path));

const works = async (path) =>
  path !== undefined && (await run(path, ['--version', '--no-sandbox'], { capture: true })).code === 0;

/** The path of a browser that runs; downloads or installs one when needed. */
export const ensureBrowser = async () => {
  const present = findBrowser();
  if (await works(present)) return present;
  console.log('Looking for a Chromium for the tests …');
  await run(tool('playwright'), ['install', 'chromium'], { capture: true });
  if (await works(findBrowser())) return findBrowser();
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { capture: true, env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { capture: true, env });
    const installed = ON_HOST.find((path) => existsSync(path));
    if (await works(installed)) return installed;
  }
  throw new Error('No Chromium was found or could be installed: set PLAYWRIGHT_CHROMIUM to the path of one.');
};
