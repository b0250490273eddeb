import { expectAccessible } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-toys.ts';
import { canRun } from '../support/browser/engine.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { essentialParts, findMisfits } from '../support/browser/session-layout.ts';
import { atDesktopWidth } from '../support/browser/tab-to.ts';

test.use({ clockRate: 1, performer: { services: ['chat', 'email'], theme: 'system' } });
// Axe reads every element of every page several times.
test.slow();

test('passes axe behind the login, and keeps the session whole in forced colours, light and dark, and at 200 %, where 1280 by 800 is 640 by 400 @night', async ({
  performerPage,
  performerId,
  page,
  mark,
  platform,
  context,
}) => {
  await test.step('passes axe: home', async () => {
    await performerPage.startWork();
    await mark.asks(performerId);
    await expect(performerPage.missed('Mark')).toBeVisible();
    await mark.cancels();
    await expectAccessible(page);
  });
  await test.step('passes axe: the session', async () => {
    await atDesktopWidth(page);
    await performerPage.goReady();
    await mark.asks(performerId, { sessionType: 'VIPVIDEO' });
    await performerPage.accept();
    await mark.startsBothTimers();
    await mark.says('Guten Abend!', 'Goedenavond!');
    await performerPage.say('Good evening!');
    await expect(performerPage.sentLines).toBeVisible();
    await expectAccessible(page);
    await atDesktopWidth(page);
  });
  const isWhole = async (): Promise<void> => {
    for (const one of essentialParts(performerPage)) await expect.soft(one).toBeInViewport({ ratio: 1 });
    await expect.soft.poll(() => findMisfits(page)).toEqual([]);
  };
  if (canRun(page, 'the session in forced colours, which no command of Firefox switches on')) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`forced colours, ${colorScheme}`, async () => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await isWhole();
      });
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  }
  await test.step('200 %', async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    await isWhole();
    await atDesktopWidth(page);
  });
  await test.step('passes axe: the summary of the session', async () => {
    await mark.leaves('BROKE');
    await expect(performerPage.summary).toBeVisible();
    await expectAccessible(page);
    await performerPage.readSummary('ran out of credits');
  });
  await test.step('passes axe: the studio unfolded on the phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await performerPage.button('Studio').click();
    await expect(performerPage.studio.getByRole('button', { name: 'Go ready' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('passes axe: the page of a tab that waits', async () => {
    const second = createPerformerPage(await context.newPage(), platform, performerId);
    await second.open('/');
    await expect(second.button('Use it here')).toBeVisible();
    await expectAccessible(second.page, 'nothing');
  });
});
