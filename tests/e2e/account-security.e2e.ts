import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-test.ts';

test('shows beside the settings how the account is protected, and the next step', async ({ performerPage, page }) => {
  await performerPage.startWork();
  await performerPage.goTo('/settings/');
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await expect(page).toHaveURL(/\/security\/$/);
  const overview = page.getByRole('region', { name: 'Your protection' });
  await expect(overview).toContainText('Next step: set up an authenticator app');
  await expect(overview).toContainText('1 device');
  await expectAccessible(page, 'nothing');
});
