import { expectAccessible } from '../support/browser/accessible.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { serveStatically } from '../support/static-site.ts';
import { ALERT } from '../support/browser/announced.ts';

test.use({ performer: { theme: 'system' } });
// Axe reads every element of every page several times.
test.setTimeout(60_000);

test.describe('before the login', () => {
  test.use({ start: 'loggedOut', performer: { codeChannel: 'email' } });

  test('passes axe: login, a refusal, the code step and a wrong code', async ({ performerPage }) => {
    await performerPage.openLogin();
    await expectAccessible(performerPage.page, 'nothing');
    await performerPage.logIn('anna');
    await expect(performerPage.page.getByText('This is not a valid performer ID.')).toBeVisible();
    await expectAccessible(performerPage.page, 'nothing');
    await performerPage.logIn();
    await expect(performerPage.code).toBeVisible();
    await performerPage.enterCode('000000');
    await expect(performerPage.page.getByText('This code is not correct.')).toBeVisible();
    await expectAccessible(performerPage.page, 'nothing');
  });

  test('passes axe: taking over and starting afresh', async ({ performerPage }) => {
    await performerPage.openLogin();
    await performerPage.logIn('1409');
    await expect(performerPage.button('Continue here')).toBeVisible();
    await expectAccessible(performerPage.page, 'nothing');
    await performerPage.open('/reset');
    await expect(performerPage.page.getByRole('heading', { name: 'Everything has been cleared' })).toBeVisible();
    await expectAccessible(performerPage.page, 'nothing');
  });

  test('passes axe: what is shown when the configuration is wrong', async ({ page }) => {
    const site = await serveStatically({ body: '{}' });
    await page.goto(site.url);
    await expect(page.locator(ALERT)).toBeVisible();
    await expectAccessible(page, 'nothing');
    await site.stop();
  });
});

test('passes axe: home, services, notifications and shortcuts', async ({ performerPage, performerId, mark }) => {
  await performerPage.startWork();
  await mark.asks(performerId);
  await expect(performerPage.missed('Mark')).toBeVisible();
  await expectAccessible(performerPage.page);

  await performerPage.openServices();
  await expect(performerPage.services).toBeVisible();
  await expectAccessible(performerPage.page);
  await performerPage.page.keyboard.press('Escape');
  await expect(performerPage.services).toBeHidden();

  await performerPage.button(/^Notifications/).click();
  await expect(performerPage.dialog('Notifications')).toBeVisible();
  await performerPage.dialog('Notifications').getByText('Sounds', { exact: true }).click();
  await performerPage.button('Mute: A message in the inbox').press('Space');
  await expect(performerPage.button('Mute: A message in the inbox')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(performerPage.page);
  await performerPage.page.keyboard.press('Escape');
  await expect(performerPage.dialog('Notifications')).toBeHidden();

  await performerPage.page.keyboard.press('?');
  await expect(performerPage.dialog('Shortcuts')).toBeVisible();
  await expectAccessible(performerPage.page);
});

test('passes axe: ready, a VIP request, the session, its end and its summary', async ({
  performerPage,
  performerId,
  mark,
}) => {
  await performerPage.startWork();
  await performerPage.goReady();
  await expectAccessible(performerPage.page);
  await mark.asks(performerId, { sessionType: 'VIPVIDEO' });
  await expect(performerPage.request).toBeVisible();
  await expectAccessible(performerPage.page);
  await performerPage.accept();
  await mark.startsBothTimers();
  await mark.says('Guten Abend!', 'Goedenavond!');
  await performerPage.say('Good evening!');
  await expect(performerPage.sentLines).toBeVisible();
  await expectAccessible(performerPage.page);
  await performerPage.studio.getByRole('button', { name: 'End', exact: true }).click();
  await expect(performerPage.ending).toBeVisible();
  await expectAccessible(performerPage.page);
  await mark.leaves('BROKE');
  await expect(performerPage.summary).toBeVisible();
  await expectAccessible(performerPage.page);
});

test('passes axe: the studio unfolded on the phone', async ({ performerPage }) => {
  await performerPage.page.setViewportSize({ width: 360, height: 740 });
  await performerPage.startWork();
  await performerPage.button('Studio').click();
  await expect(performerPage.studio.getByRole('button', { name: 'Go ready' })).toBeVisible();
  await expectAccessible(performerPage.page);
});

test.describe('not yet approved', () => {
  test.use({ performer: { status: 'PENDING', theme: 'system' } });

  test('passes axe: the notice and its modal', async ({ performerPage }) => {
    await performerPage.open('/');
    await expect(performerPage.dialog('Your account is still being reviewed')).toBeVisible();
    await expectAccessible(performerPage.page);
    await performerPage.button('Got it').click();
    await expect(performerPage.dialog('Your account is still being reviewed')).toBeHidden();
    await expectAccessible(performerPage.page);
  });
});

test('passes axe: the page of a tab that waits', async ({ performerPage, performerId, platform, context }) => {
  await performerPage.startWork();
  const second = createPerformerPage(await context.newPage(), platform, performerId);
  await second.open('/');
  await expect(second.button('Use it here')).toBeVisible();
  await expectAccessible(second.page, 'nothing');
});
