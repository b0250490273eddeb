import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { LAUNCH_FLAGS } from '../../tests/launch-flags.ts';
import { loginCatalogue } from './src/i18n/login-catalogue.ts';
import { CSS_OPTIONS } from './src/theme/css-options.ts';

const executablePath = findBrowser();

/** Component tests: a dumb component and a plain model, in a real browser. */
export default defineConfig({
  plugins: [react(), loginCatalogue()],
  css: CSS_OPTIONS,
  // Met only when a test draws a chart, drags or asks axe; found then, it would reload the page in the middle of the tests.
  optimizeDeps: { include: ['axe-core', 'uplot', '@dnd-kit/core', '@dnd-kit/sortable', '@dnd-kit/utilities'] },
  test: {
    name: 'components',
    css: { include: /.+/, modules: { classNameStrategy: 'scoped' } },
    include: ['src/**/*.test.tsx'],
    // All files in one page: loading the modules anew for each costs as much as the tests.
    isolate: false,
    // A machine that pauses in the wrong second is not a failure; a test that needed the second try is named beside the task.
    retry: 1,
    // Only what hangs takes so long: a machine that is busy with other things is slower, not wrong.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: [...LAUNCH_FLAGS], ...(executablePath === undefined ? {} : { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
