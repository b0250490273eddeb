import { defineConfig } from 'playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { FIREFOX } from '../scripts/lib/engines.mjs';
import { FIREFOX_PREFERENCES, LAUNCH_FLAGS, mediaFlags, SHORT_LIVED_FLAG } from './launch-flags.ts';

const executablePath = findBrowser();

/** Each test starts a platform of its own, so there is no web server to share. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // The journeys wait for part of their time: a third one fills the pauses of two, which saves a sixth of the time.
  workers: 3,
  // A machine that pauses in the wrong second is not a failure; who needed the second try is named beside the stage.
  retries: 1,
  // Only what hangs takes so long: a machine that is busy with other things is slower, not wrong.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Node runs the sources as they are, in less time than Babel takes for them.
  build: { external: ['**/*.ts'] },
  reporter: 'list',
  use: { screenshot: 'only-on-failure', locale: 'en-GB', timezoneId: 'Europe/Amsterdam' },
  projects: [
    {
      name: 'chromium',
      testIgnore: '**/firefox-*.e2e.ts',
      use: {
        browserName: 'chromium',
        launchOptions: {
          // The new headless mode of a full Chromium; the flag works whichever build was found.
          args: ['--headless=new', ...LAUNCH_FLAGS, ...mediaFlags(5), SHORT_LIVED_FLAG],
          ...(executablePath === undefined ? {} : { executablePath }),
        },
      },
    },
    {
      name: 'firefox',
      // WebKit runs beside it.
      workers: 2,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        // Playwright takes it with an inline style, which the policy of the page forbids there.
        screenshot: 'off',
        launchOptions: { executablePath: FIREFOX, firefoxUserPrefs: FIREFOX_PREFERENCES },
      },
    },
  ],
});
