import { chromium, type Browser } from 'playwright';
import { ensureBrowser } from '../../../scripts/lib/browser.mjs';
import { LAUNCH_FLAGS } from '../../launch-flags.ts';

/** The browser of the tests, started by hand. */
export const launchBrowser = async (...flags: readonly string[]): Promise<Browser> => {
  const executablePath = await ensureBrowser();
  return chromium.launch({
    args: [...LAUNCH_FLAGS, ...flags],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
};
