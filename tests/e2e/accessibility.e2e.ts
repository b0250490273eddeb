import { expectAccessible } from '../support/browser/accessible.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { serveStatically } from '../support/static-site.ts';

test.use({ performer: { theme: 'system' } });
// Axe reads every element of every page several times.
test.setTimeout(60_000);

test.describe('before the login', () => {
  test.use({ start: 'loggedOut', performer: { codeChannel: 'email' } });

  test('passes axe: login, a refusal, the code step and a wrong code', async ({ she }) => {
    await she.openLogin();
    await expectAccessible(she.page, 'nothing');
    await she.logIn('anna');
    await expect(she.page.getByText('This is not a valid performer ID.')).toBeVisible();
    await expectAccessible(she.page, 'nothing');
    await she.logIn();
    await expect(she.code).toBeVisible();
    await she.enterCode('000000');
    await expect(she.page.getByText('This code is not correct.')).toBeVisible();
    await expectAccessible(she.page, 'nothing');
  });

  test('passes axe: taking over and starting afresh', async ({ she }) => {
    await she.openLogin();
    await she.logIn('1409');
    await expect(she.button('Continue here')).toBeVisible();
    await expectAccessible(she.page, 'nothing');
    await she.open('/reset');
    await expect(she.page.getByRole('heading', { name: 'Everything has been cleared' })).toBeVisible();
    await expectAccessible(she.page, 'nothing');
  });

  test('passes axe: what is shown when the configuration is wrong', async ({ page }) => {
    const site = await serveStatically({ body: '{}' });
    await page.goto(site.url);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'nothing');
    await site.stop();
  });
});

test('passes axe: home, services, notifications and shortcuts', async ({ she, herId, mark }) => {
  await she.startWork();
  await mark.asks(herId);
  await expect(she.missed('Mark')).toBeVisible();
  await expectAccessible(she.page);

  await she.openServices();
  await expect(she.services).toBeVisible();
  await expectAccessible(she.page);
  await she.page.keyboard.press('Escape');
  await expect(she.services).toBeHidden();

  await she.button(/^Notifications/).click();
  await expect(she.dialog('Notifications')).toBeVisible();
  await she.dialog('Notifications').getByText('Sounds', { exact: true }).click();
  await she.button('Mute: A message in the inbox').press('Space');
  await expect(she.button('Mute: A message in the inbox')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(she.page);
  await she.page.keyboard.press('Escape');
  await expect(she.dialog('Notifications')).toBeHidden();

  await she.page.keyboard.press('?');
  await expect(she.dialog('Shortcuts')).toBeVisible();
  await expectAccessible(she.page);
});

test('passes axe: ready, a VIP request, the session, its end and its summary', async ({ she, herId, mark }) => {
  await she.startWork();
  await she.goReady();
  await expectAccessible(she.page);
  await mark.asks(herId, { sessionType: 'VIPVIDEO' });
  await expect(she.request).toBeVisible();
  await expectAccessible(she.page);
  await she.accept();
  await mark.startsBothTimers();
  await mark.says('Guten Abend!', 'Goedenavond!');
  await she.say('Good evening!');
  await expect(she.sentLines).toBeVisible();
  await expectAccessible(she.page);
  await she.studio.getByRole('button', { name: 'End', exact: true }).click();
  await expect(she.ending).toBeVisible();
  await expectAccessible(she.page);
  await mark.leaves('BROKE');
  await expect(she.summary).toBeVisible();
  await expectAccessible(she.page);
});

test('passes axe: the studio unfolded on the phone', async ({ she }) => {
  await she.page.setViewportSize({ width: 360, height: 740 });
  await she.startWork();
  await she.button('Studio').click();
  await expect(she.studio.getByRole('button', { name: 'Go ready' })).toBeVisible();
  await expectAccessible(she.page);
});

test.describe('not yet approved', () => {
  test.use({ performer: { status: 'PENDING', theme: 'system' } });

  test('passes axe: the notice and its modal', async ({ she }) => {
    await she.open('/');
    await expect(she.dialog('Your account is still being reviewed')).toBeVisible();
    await expectAccessible(she.page);
    await she.button('Got it').click();
    await expect(she.dialog('Your account is still being reviewed')).toBeHidden();
    await expectAccessible(she.page);
  });
});

test('passes axe: the page of a tab that waits', async ({ she, herId, platform, context }) => {
  await she.startWork();
  const second = createPerformerPage(await context.newPage(), platform, herId);
  await second.open('/');
  await expect(second.button('Use it here')).toBeVisible();
  await expectAccessible(second.page, 'nothing');
});
