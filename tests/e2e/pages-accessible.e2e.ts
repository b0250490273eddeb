import { expectAccessible } from '../support/browser/accessible.ts';
import { test } from '../support/browser/e2e-test.ts';
import { showEveryPage } from '../support/browser/show-page.ts';

test.use({ clockRate: 1, performer: { past: true, theme: 'system' } });

test('passes axe on every page of the home layout at 1280 and 360 px, light and dark', async ({
  performerPage,
  page,
  watch,
}) => {
  test.slow();
  // An address with an unknown id reports a failed load.
  watch.expect(/not loaded/);
  await showEveryPage(performerPage, (name) => test.step(name, () => expectAccessible(page)));
});
