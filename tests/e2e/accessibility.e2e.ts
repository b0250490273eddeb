import { expectAccessible } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { serveStatically } from '../support/static-site.ts';

test.use({ performer: { theme: 'system' } });
// Axe reads every element of every page several times.
test.setTimeout(120_000);

test.describe('before the login', () => {
  test.use({ start: 'loggedOut' });

  test('passes axe before the login', async ({ performerPage, page }) => {
    await test.step('passes axe: the login with a refusal', async () => {
      await performerPage.openLogin();
      await performerPage.logIn('anna');
      await expect(performerPage.page.getByText('This is not a valid performer ID.')).toBeVisible();
      await expectAccessible(performerPage.page, 'nothing');
    });
    await test.step('passes axe: taking over and starting afresh', async () => {
      await performerPage.logIn('1409');
      await expect(performerPage.button('Continue here')).toBeVisible();
      await expectAccessible(performerPage.page, 'nothing');
      await performerPage.open('/reset');
      await expect(performerPage.page.getByRole('heading', { name: 'Everything has been cleared' })).toBeVisible();
      await expectAccessible(performerPage.page, 'nothing');
    });
    await test.step('says in words what is missing when the configuration is wrong, and passes axe', async () => {
      const site = await serveStatically({ body: '{}' });
      await page.goto(site.url);
      await expect(page.locator(ALERT)).toContainText(/The setting “\w+” is missing from \/config\.json\./);
      await expect(page.getByRole('heading', { name: 'Greenroom cannot start' })).toBeVisible();
      await expectAccessible(page, 'nothing');
      await site.stop();
    });
  });
});

test('passes axe behind the login', async ({ performerPage, performerId, mark, platform, context }) => {
  await test.step('passes axe: home', async () => {
    await performerPage.startWork();
    await mark.asks(performerId);
    await expect(performerPage.missed('Mark')).toBeVisible();
    await mark.cancels();
    await expectAccessible(performerPage.page);
  });
  await test.step('passes axe: the session and its summary', async () => {
    await performerPage.page.setViewportSize({ width: 1280, height: 800 });
    await performerPage.goReady();
    await mark.asks(performerId, { sessionType: 'VIPVIDEO' });
    await performerPage.accept();
    await mark.startsBothTimers();
    await mark.says('Guten Abend!', 'Goedenavond!');
    await performerPage.say('Good evening!');
    await expect(performerPage.sentLines).toBeVisible();
    await expectAccessible(performerPage.page);
    await performerPage.page.setViewportSize({ width: 1280, height: 800 });
    await mark.leaves('BROKE');
    await expect(performerPage.summary).toBeVisible();
    await expectAccessible(performerPage.page);
    await performerPage.readSummary('ran out of credits');
  });
  await test.step('passes axe: the studio unfolded on the phone', async () => {
    await performerPage.page.setViewportSize({ width: 360, height: 740 });
    await performerPage.page.reload();
    await performerPage.button('Studio').click();
    await expect(performerPage.studio.getByRole('button', { name: 'Go ready' })).toBeVisible();
    await expectAccessible(performerPage.page);
  });
  await test.step('passes axe: the page of a tab that waits', async () => {
    const second = createPerformerPage(await context.newPage(), platform, performerId);
    await second.open('/');
    await expect(second.button('Use it here')).toBeVisible();
    await expectAccessible(second.page, 'nothing');
  });
});
