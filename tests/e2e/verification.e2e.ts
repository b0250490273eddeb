import { expectAccessibleNow } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { canRun } from '../support/browser/engine.ts';
import { tabTo } from '../support/browser/tab-to.ts';
import { permission } from '../support/browser/video-page.ts';

// The theme without a forum, which no other journey has.
test.use({ clockRate: 1, performer: { theme: 'system' }, serve: ['--theme', 'dusk'] });

test('takes the face, then the voice, by keyboard, goes on, and logs out when the face is not recognised or the performer declines', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  test.slow();
  watch.expect(/500|422/);
  const { page } = performerPage;
  const { keyboard } = page;
  await platform.urgent(performerId, ['BioCheckVoice', 'BioEnrollFace']);
  await performerPage.startWork('/');
  const face = performerPage.dialog('Show your face');
  // It blocks the interface: neither Escape nor a press beside it, and no key of the page behind, gets past it.
  await keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(face).toBeVisible();
  const canBlock = canRun(page, 'a blocked camera and microphone, which no command of Firefox blocks');
  const open = face.getByRole('button', { name: 'Open the camera' });
  if (canBlock) {
    await permission(page, 'camera', 'denied');
    await tabTo(page, open);
    await keyboard.press('Enter');
    await expect(face.locator(ALERT)).toContainText('Camera blocked.');
    await permission(page, 'camera', 'granted');
  } else await tabTo(page, open);
  await keyboard.press('Enter');
  const take = face.getByRole('button', { name: 'Take picture' });
  await tabTo(page, take);
  await expectAccessibleNow(page);
  await platform.fault('verification-lost', true, performerId);
  await keyboard.press('Enter');
  const use = face.getByRole('button', { name: 'Use this picture' });
  await expect(use).toBeFocused();
  await expectAccessibleNow(page);
  await keyboard.press('Enter');
  await expect(face.locator(ALERT)).toContainText('It could not be sent.');
  await platform.fault('verification-lost', false, performerId);
  await tabTo(page, open);
  await keyboard.press('Enter');
  await tabTo(page, take);
  await keyboard.press('Enter');
  await expect(use).toBeFocused();
  await keyboard.press('Enter');

  const voice = performerPage.dialog('Let us hear your voice');
  await expect(voice).toContainText('We have your picture.');
  await expect(voice).toContainText('It is really me, and today I work here.');
  const stop = voice.getByRole('button', { name: 'Stop and send' });
  if (canBlock) await permission(page, 'microphone', 'denied');
  // The question opened by itself: for a moment it takes no key.
  await expect(async () => {
    await tabTo(page, voice.getByRole('button', { name: 'Record' }));
    await keyboard.press('Enter');
    const blocked = voice.locator(ALERT).filter({ hasText: 'Your microphone is blocked.' });
    await expect(canBlock ? blocked : stop).toBeVisible({ timeout: 1_000 });
  }).toPass();
  if (canBlock) {
    await permission(page, 'microphone', 'granted');
    await keyboard.press('Enter');
  }
  await tabTo(page, stop);
  await keyboard.press('Enter');
  // It stays on screen until it has been read.
  await expect(voice).toContainText('We have your recording.');
  await tabTo(page, voice.getByRole('button', { name: 'Go on' }));
  await keyboard.press('Enter');
  await expect(voice).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await performerPage.goReady();
  await test.step('has no forum on the dusk theme, in the menu or at its address', async () => {
    await performerPage.goTo('/forum/');
    await expect(page).toHaveURL(`${platform.url}/`);
    await expect(page.getByRole('link', { name: 'Earnings' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Forum' })).toHaveCount(0);
  });
  await test.step('logs out when the face is not recognised, and when the performer declines', async () => {
    await platform.urgent(performerId, ['BioCheckFace']);
    await platform.fault('verification-fails', true, performerId);
    await performerPage.startWork('/');
    await performerPage.page.getByRole('button', { name: 'Open the camera' }).click();
    await performerPage.page.getByRole('button', { name: 'Take picture' }).click();
    await performerPage.page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(performerPage.page.getByText('Your face or voice could not be verified')).toBeVisible();
    await expect(performerPage.page).toHaveURL(/\/login\/$/);
    await platform.urgent(performerId, ['BioCheckVoice']);
    await performerPage.startWork('/');
    await performerPage.dialog('Let us hear your voice').getByRole('button', { name: 'Log out instead' }).click();
    await expect(performerPage.page).toHaveURL(/\/login\/$/);
  });
});
