import { expect, test } from '../support/browser/e2e-toys.ts';
import { essentialParts, findMisfits } from '../support/browser/session-layout.ts';

test.use({ clockRate: 1, performer: { services: ['chat', 'email'], theme: 'system' } });
test.setTimeout(120_000);

test('keeps the session whole in forced colours, light and dark, and at 200 %, where 1280 by 800 is 640 by 400', async ({
  performerPage,
  page,
  mark,
}, info) => {
  const picture = async (name: string): Promise<void> =>
    info.attach(name, {
      body: await page.screenshot({ path: info.outputPath(`${name}.png`) }),
      contentType: 'image/png',
    });
  await performerPage.startWork();
  await performerPage.meet(mark);
  await mark.startsBothTimers();
  await mark.says('Hello there');
  await expect(performerPage.line('Hello there')).toBeVisible();
  const isWhole = async (): Promise<void> => {
    for (const one of essentialParts(performerPage)) await expect.soft(one).toBeInViewport({ ratio: 1 });
    await expect.soft.poll(() => findMisfits(page)).toEqual([]);
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`forced colours, ${colorScheme}`, async () => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await isWhole();
      await picture(`forced-colours-${colorScheme}`);
    });
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await test.step('200 %', async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    await isWhole();
    await picture('zoom-200');
  });
});
