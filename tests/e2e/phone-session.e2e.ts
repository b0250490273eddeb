import type { Locator, Page } from 'playwright/test';
import { expectAccessibleNow, showIn } from '../support/browser/accessible.ts';
import { expect, test } from '../support/browser/e2e-toys.ts';
import { canRun } from '../support/browser/engine.ts';
import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';
import { countWholeRows, essentialParts, findMisfits, toyParts } from '../support/browser/session-layout.ts';

test.use({ clockRate: 1, performer: { services: ['cam', 'video', 'chat'], theme: 'system', past: true } });
test.setTimeout(180_000);

const PHONE = { width: 360, height: 740 };
/** The same with its keyboard open. */
const KEYBOARD = { width: 360, height: 430 };
/** A laptop of 1280x800 at 200 % and 400 %, and one of 1920x1080 at 400 %. */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 200 },
  { width: 480, height: 270 },
];
/** Sizes at which the parts of a session are placed in another way. */
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 740, height: 360 },
  { width: 640, height: 400 },
  PHONE,
  KEYBOARD,
];

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const sideOf = ({ session }: PerformerPage): Locator => session.getByRole('region', { name: 'About the customer' });
const toggleSide = (page: Page): Locator => page.getByRole('button', { name: 'About the customer' });

/** Elements of the session that stick out of the window to the side. */
const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('[data-part], button, textarea, input')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isScrolled = element.closest('ul[aria-label="Quick replies"]') !== null;
      return width > 1 && !isScrolled && (left < -1 || right > innerWidth + 1);
    });
    return cut.map((element) => element.outerHTML.slice(0, 120));
  });

test('has the whole session of the laptop on a phone, with a memo that never looks like a message, and the desk of a laptop at 200 % and 400 %', async ({
  performerPage,
  performerId,
  page,
  mark,
  context,
  browser,
  platform,
}) => {
  await performerPage.startWork();
  await performerPage.meet(mark);
  await mark.startsBothTimers();
  await mark.shows(true);
  for (let line = 1; line <= 12; line += 1) await mark.says(`Line ${line}.`);
  await expect(performerPage.line('Line 12.')).toBeVisible();
  const memo = performerPage.session.getByRole('textbox', { name: 'Memo about Mark' });
  const menu = performerPage.chat.getByRole('button', { name: /^More for this chat/ });

  await test.step('translates by the menu on a phone, whose button shows the chosen language', async () => {
    await page.setViewportSize(PHONE);
    await expect(menu).toHaveAccessibleName('More for this chat · Translation: Off');
    await menu.click();
    await page.getByRole('menuitemradio', { name: /^Nederlands/ }).click();
    await expect(menu).toHaveAccessibleName('More for this chat · Translation: Nederlands');
    await expect(menu).toContainText('NL');
  });
  await test.step('has on each device, within 2 s, the translation that was chosen on the other one', async () => {
    const laptopContext = await browser.newContext({ storageState: await context.storageState() });
    const laptop = createPerformerPage(await laptopContext.newPage(), platform, performerId);
    await laptop.open('/');
    const onLaptop = laptop.chat.getByRole('button', { name: /^Translation:/ });
    await expect(onLaptop).toHaveAccessibleName('Translation: Nederlands', { timeout: 20_000 });
    await onLaptop.click();
    await laptop.page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(menu).toHaveAccessibleName('More for this chat · Translation: Deutsch', { timeout: 2_000 });
    await menu.click();
    await page.getByRole('menuitemradio', { name: 'Off' }).click();
    await expect(onLaptop).toHaveAccessibleName('Translation: Off', { timeout: 2_000 });
    await laptopContext.close();
  });
  await test.step('has text size, quick replies, memo, history and toys on a phone', async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Text size: Medium' }).click();
    await expect(page.getByRole('menuitem', { name: 'Text size: Large' })).toBeVisible();
    for (const _ of ['Extra large', 'Small', 'Medium'])
      await page.getByRole('menuitem', { name: /^Text size/ }).click();
    await page.keyboard.press('Escape');
    await performerPage.chat.getByRole('button', { name: /Hoi Mark, leuk/ }).click();
    await expect(performerPage.message).toHaveValue(/^Hoi Mark, leuk/);
    await performerPage.message.fill('');
    await toggleSide(page).click();
    await memo.fill('Plays the piano');
    await memo.press('Enter');
    await expect(sideOf(performerPage).getByRole('list', { name: 'Memos' })).toContainText('Plays the piano');
    await sideOf(performerPage).getByRole('tab', { name: 'History' }).click();
    await expect(sideOf(performerPage).getByRole('tabpanel', { name: 'History' })).toBeVisible();
    await sideOf(performerPage).getByRole('tab', { name: 'Toys' }).click();
    await expect(sideOf(performerPage).getByRole('button', { name: 'Connect' })).toBeVisible();
    await sideOf(performerPage).getByRole('tab', { name: 'Customer' }).click();
  });
  await test.step('leaves the picture and the last two lines in view under the sheet, which has the customer’s name', async () => {
    for (const size of [PHONE, KEYBOARD, { width: 768, height: 1024 }]) {
      await page.setViewportSize(size);
      await expect(sideOf(performerPage).getByText('Mark', { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(performerPage.session.getByLabel('Picture of Mark')).toBeInViewport({ ratio: 0.9 });
      for (const line of ['Line 11.', 'Line 12.']) await expect(performerPage.line(line)).toBeInViewport({ ratio: 1 });
      expect(await countWholeRows(page)).toBeGreaterThanOrEqual(2);
      for (const one of essentialParts(performerPage)) await expect(one).toBeInViewport({ ratio: 1 });
      for (const scheme of ['light', 'dark'] as const) {
        await showIn(page, scheme);
        await expectAccessibleNow(page);
      }
    }
    await sideOf(performerPage).getByRole('button', { name: 'Close' }).click();
    await expect(memo).toBeHidden();
  });
  await test.step('has the memo in another place than the message line in every width: amber, with a lock, for the performer alone', async () => {
    for (const size of SIZES) {
      // With the keyboard open the sheet is not opened, but it may be open.
      if (size.height === KEYBOARD.height) await page.setViewportSize(PHONE);
      else await page.setViewportSize(size);
      if (!(await memo.isVisible())) await toggleSide(page).click();
      await page.setViewportSize(size);
      await expect(memo).toHaveAccessibleDescription('Only you read this.');
      await expect(sideOf(performerPage).getByText('Only you read this.')).toBeInViewport({ ratio: 1 });
      const [field, message] = [await boxOf(memo), await boxOf(performerPage.message)];
      expect(field.y + field.height, `at ${size.width} by ${size.height}`).toBeLessThan(message.y);
      const colours = [memo, performerPage.message].map((each) =>
        each.evaluate((element) => getComputedStyle(element).backgroundColor),
      );
      expect(new Set(await Promise.all(colours)).size).toBe(2);
      const isSheet = await sideOf(performerPage).getByRole('button', { name: 'Close' }).isVisible();
      if (isSheet) await sideOf(performerPage).getByRole('button', { name: 'Close' }).click();
    }
  });
  await test.step('is the desk of a laptop at 200 % and 400 %, and cuts nothing', async () => {
    for (const size of ZOOMED) {
      await page.setViewportSize(size);
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      await expect(performerPage.button('Minimise the session')).toBeHidden();
      expect(await sticksOut(page), `at ${size.width} by ${size.height}`).toEqual([]);
      for (const one of [
        performerPage.timer,
        performerPage.session.getByRole('button', { name: /^End/ }),
        performerPage.session.getByRole('button', { name: 'Session menu' }),
        performerPage.chat.getByRole('button', { name: 'Translation: Off' }),
        performerPage.session.getByRole('button', { name: /^Camera o/ }),
        performerPage.session.getByLabel('Picture of Mark'),
        performerPage.message,
        performerPage.line('Line 12.'),
      ]) {
        await one.scrollIntoViewIfNeeded();
        await expect(one).toBeInViewport({ ratio: 0.95 });
      }
      await expectAccessibleNow(page);
    }
    await page.setViewportSize({ width: 640, height: 400 });
    await expect.poll(() => findMisfits(page)).toEqual([]);
    for (const one of essentialParts(performerPage)) await expect(one).toBeInViewport({ ratio: 1 });
  });
  if (!canRun(page, 'a touch screen, which Firefox does not imitate')) return;
  await test.step('is the phone’s landscape where a finger drives it', async () => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(performerPage.button('Minimise the session')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(6);
    await toggleSide(page).click();
    await expect(sideOf(performerPage).getByText('Mark', { exact: true })).toBeInViewport({ ratio: 1 });
    expect((await boxOf(performerPage.session.getByLabel('Picture of Mark'))).height).toBeGreaterThanOrEqual(60);
    await sideOf(performerPage).getByRole('tab', { name: 'Toys' }).click();
    await sideOf(performerPage).getByRole('button', { name: 'Connect' }).click();
    await sideOf(performerPage).getByRole('button', { name: 'Close' }).click();
    for (const one of [...essentialParts(performerPage), ...toyParts(performerPage)])
      await expect(one).toBeInViewport({ ratio: 1 });
    await expect.poll(() => countWholeRows(page)).toBeGreaterThanOrEqual(6);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await devtools.detach();
  });
});
