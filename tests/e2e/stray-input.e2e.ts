import type { Locator } from 'playwright/test';
import { ON_CAMERA, expect, test } from '../support/browser/e2e-test.ts';
import { holdTime, releaseTime, settle } from '../support/browser/typing-time.ts';

test.use({ clockRate: 1, performer: ON_CAMERA });

test('lets no press fall on what comes under the pointer by itself, as a session begins and ends', async ({
  performerPage,
  performerId,
  mark,
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const control = (name: string) => performerPage.session.getByRole('button', { name, exact: true });
  const middleOf = async (part: Locator): Promise<readonly [number, number]> => {
    const box = await part.boundingBox();
    if (box === null) throw new Error('nothing is shown');
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await performerPage.startWork();
  await performerPage.goReady();
  const logOut = await middleOf(menu.getByRole('button', { name: 'Log out' }));
  await mark.asks(performerId);
  // The button takes presses once the request has been there for 700 ms.
  await performerPage.request.getByRole('button', { name: /^Accept/ }).click({ trial: true });
  await test.step('keeps the microphone on when a second press follows the one that accepts', async () => {
    await holdTime(page);
    await performerPage.accept();
    const microphone = await middleOf(control('Mic on'));
    await page.mouse.click(...microphone);
    await expect(control('Mic on')).toBeVisible();
    await settle(page);
    await control('Mic on').click();
    await expect(control('Mic off')).toBeVisible();
  });
  await test.step('stays logged in when the customer leaves between two presses at one place', async () => {
    await page.mouse.click(...logOut);
    await mark.leaves('CLICK');
    await expect(performerPage.summary).toBeVisible();
    await page.mouse.click(...logOut);
    await settle(page);
    await performerPage.readSummary('The customer left the session.');
    await expect(performerPage.state('Ready')).toBeVisible();
    await releaseTime(page);
  });
});
