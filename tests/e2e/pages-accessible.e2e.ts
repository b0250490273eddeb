import { ROUTE_NAMES, ROUTES } from '@greenroom/core/navigation/routes';
import { expectAccessible } from '../support/browser/accessible.ts';
import { test } from '../support/browser/e2e-test.ts';
import { showPage } from '../support/browser/show-page.ts';

test.use({ clockRate: 1, performer: { past: true, theme: 'system' } });

test('passes axe on every page of the home layout at 1280 and 360 px, light and dark', async ({
  performerPage,
  page,
  watch,
}) => {
  test.slow();
  // Some addresses name nothing that is there.
  watch.expect(/not loaded/);
  await performerPage.startWork();
  for (const name of ROUTE_NAMES.filter((each) => ROUTES[each].layout === 'home')) {
    await showPage(performerPage, name, 'en');
    await test.step(name, () => expectAccessible(page));
  }
});
