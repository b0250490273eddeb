import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, ON_CAMERA, test } from '../support/browser/e2e-test.ts';
import { plays } from '../support/browser/video-page.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const PHONE = { width: 360, height: 740 };
/** A 3G network: bytes a second, and milliseconds. */
const THREE_G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 384_000 / 8,
};

test.describe('on a 3G network with data saver', () => {
  test.use({ clockRate: 1, performer: { ...ON_CAMERA, theme: 'system' } });

  test('works with a small picture, says what it takes, and what a locked screen stops on a phone of Apple', async ({
    performerPage,
    page,
    context,
    mark,
  }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', THREE_G);
    await test.step('is switched on in the settings, on this device, and stays on', async () => {
      await performerPage.open('/settings/');
      const saver = page.getByRole('switch', { name: /^Save data/ });
      await expect(saver).not.toBeChecked();
      await saver.click();
      await expect(saver).toBeChecked();
      await page.reload();
      await expect(saver).toBeChecked();
    });
    await test.step('begins with the smallest picture, and says how much an hour takes', async () => {
      await performerPage.open('/');
      await performerPage.isConnected();
      await performerPage.button('Studio').click();
      await performerPage.button('Check camera and sound').click();
      const check = performerPage.dialog('Camera and sound');
      await expect(
        check.getByText(/Data saver is on: your picture begins small and takes at most 68 MB an hour/),
      ).toBeVisible();
      await expect(check.getByLabel('Picture quality')).toHaveValue('ld');
      await expect(check.getByText(/^Connection works/)).toBeVisible({ timeout: 20_000 });
      await check.getByRole('button', { name: 'Done' }).click();
    });
    await test.step('goes on the air, takes a customer and talks', async () => {
      await performerPage.meet(mark);
      const own = performerPage.studio.getByLabel('Your picture');
      await plays(own);
      expect(await own.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeLessThanOrEqual(320);
      await mark.says('Do you hear me?');
      await expect(performerPage.line('Do you hear me?')).toBeVisible();
      await performerPage.say('Yes, on my phone');
      await expect(performerPage.sentLines).toHaveCount(1);
      await performerPage.end('End session');
      await performerPage.readSummary('You ended the session.');
    });
    await devtools.send('Network.disable');
    await test.step('says before going ready on a phone of Apple what a locked screen stops, and no more on the air', async () => {
      await devtools.send('Emulation.setUserAgentOverride', { userAgent: IPHONE });
      await page.reload();
      await performerPage.isConnected();
      const told = page.getByText(/on this device picture, sound and connection stop when you lock the screen/);
      await performerPage.button('Go ready').click();
      await expect(told).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize(PHONE);
      await performerPage.goReady();
      await expect(told).toBeHidden();
    });
    await devtools.detach();
  });
});
