import type { Locator } from 'playwright/test';
import { expectAccessibleNow, showIn } from '../support/browser/accessible.ts';
import { ALERT } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-toys.ts';
import { canRun, SOUND } from '../support/browser/engine.ts';
import { essentialParts, findMisfits, countWholeRows, toyParts } from '../support/browser/session-layout.ts';
import { measureOpening } from '../support/browser/session-opening.ts';
import { plays } from '../support/browser/video-page.ts';

test.use({ clockRate: 1, performer: { services: ['cam', 'video', 'chat'], theme: 'system', past: true } });
test.setTimeout(240_000);

/** Number of one-line messages that are whole at the medium text size, with the customer's picture; some also in full screen. */
const ROOM = [
  { width: 1920, height: 1080, rows: 20, inFullScreen: true },
  { width: 1440, height: 900, rows: 12, inFullScreen: false },
  { width: 1366, height: 768, rows: 12, inFullScreen: false },
  { width: 1280, height: 800, rows: 17, inFullScreen: true },
  { width: 768, height: 1024, rows: 7, inFullScreen: false },
  { width: 800, height: 600, rows: 10, inFullScreen: false },
  // With a mouse it is a laptop zoomed in; `phone-session` lays a phone down.
  { width: 740, height: 360, rows: 6, inFullScreen: true },
  { width: 390, height: 844, rows: 7, inFullScreen: false },
  { width: 360, height: 740, rows: 7, inFullScreen: true },
  { width: 360, height: 430, rows: 6, inFullScreen: false },
] as const;

/** Widths and heights at which the session screen is composed in another way. */
const COMPOSITIONS = [
  { width: 1280, height: 800, colorSchemes: ['light', 'dark'] },
  { width: 1920, height: 1080, colorSchemes: ['light'] },
  { width: 360, height: 430, colorSchemes: ['dark'] },
  { width: 740, height: 360, colorSchemes: ['dark'] },
  { width: 360, height: 740, colorSchemes: ['dark', 'light'] },
] as const;

test('opens at once, fits the conversation at every width without a barrier, folds to a strip on a phone, and keeps page, memo, connection and pictures in view', async ({
  performerPage,
  page,
  performerId,
  mark,
  context,
  watch,
}) => {
  // While the connection is lost the toys cannot be reached either.
  watch.expect(/toys not stopped/);
  // The notice that no sound is heard takes one line of the log.
  const missing = canRun(page, SOUND) ? 0 : 1;
  const fitsEverywhere = async (toys: readonly Locator[]): Promise<void> => {
    for (const { width, height, rows } of ROOM) {
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        for (const one of [...essentialParts(performerPage), ...toys])
          await expect.soft(one).toBeInViewport({ ratio: 1 });
        await expect.soft(performerPage.line('Line 30.')).toBeInViewport({ ratio: 0.99 });
        await expect.soft.poll(() => findMisfits(page)).toEqual([]);
        await expect.soft
          .poll(() => countWholeRows(page), `whole messages at ${width} by ${height}`)
          .toBeGreaterThanOrEqual(rows - missing);
      });
    }
  };
  await test.step('opens with bar, chat and stage in the first frame after the acceptance, and fetches no code for it', async () => {
    await performerPage.startWork();
    await performerPage.goReady();
    await mark.asks(performerId);
    await expect(performerPage.request).toBeVisible();
    const { fetched, shown } = await measureOpening(page, () =>
      performerPage.request.getByRole('button', { name: /^Accept/ }).click(),
    );
    expect(shown).toEqual(['bar', 'chat', 'line', 'stage']);
    expect(fetched).toEqual([]);
    await expect(performerPage.state('In session')).toBeVisible();
    await expect(performerPage.message).toBeFocused();
  });
  await mark.startsBothTimers();
  await mark.shows(true);
  await mark.says('Good evening');
  await plays(performerPage.session.getByLabel('Picture of Mark'));
  await test.step('passes axe in both brightnesses, with forced colours and reduced motion', async () => {
    for (const { width, height, colorSchemes } of COMPOSITIONS) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of colorSchemes) {
        await showIn(page, colorScheme);
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
        await expectAccessibleNow(page);
      }
    }
    if (canRun(page, 'axe with forced colours, which no command of Firefox switches on')) {
      await page.emulateMedia({ forcedColors: 'active' });
      await expectAccessibleNow(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessibleNow(page);
      await page.emulateMedia({ forcedColors: null });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  for (let line = 1; line <= 30; line += 1) await mark.says(`Line ${line}.`);
  await expect(performerPage.line('Line 30.')).toBeVisible();
  await test.step('has neither a line about toys nor a stop without a toy, and both as soon as one is connected', async () => {
    for (const one of toyParts(performerPage)) await expect(one).toHaveCount(0);
    const side = performerPage.session.getByRole('region', { name: 'About the customer' });
    await side.getByRole('tab', { name: 'Toys' }).click();
    const connect = performerPage.session.getByRole('button', { name: 'Connect' });
    await expect(connect).toHaveCount(1);
    await fitsEverywhere([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await connect.click();
    for (const one of toyParts(performerPage)) await expect(one).toBeInViewport({ ratio: 1 });
    await side.getByRole('tab', { name: 'Customer' }).click();
  });
  await test.step('has bar, toys and message line in view and nothing else that scrolls', async () => {
    await fitsEverywhere(toyParts(performerPage));
    if (!canRun(page, 'full screen at sizes that are not those of the screen, which Firefox does not imitate')) return;
    for (const { width, height, rows } of ROOM.filter(({ inFullScreen }) => inFullScreen)) {
      await test.step(`full screen, ${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await performerPage.fromMenu('Session menu', 'Full screen');
        await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
        for (const one of essentialParts(performerPage)) await expect.soft(one).toBeInViewport({ ratio: 1 });
        await expect.soft.poll(() => findMisfits(page)).toEqual([]);
        await expect.soft
          .poll(() => countWholeRows(page), `whole messages at ${width} by ${height}`)
          .toBeGreaterThanOrEqual(rows);
        await performerPage.fromMenu('Session menu', 'Leave full screen');
        await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
      });
    }
  });
  await test.step('keeps 4 whole lines of the talk in view on a phone while 20 tips come, counted in one row', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (let tip = 0; tip < 20; tip += 1) await mark.pays({ for: 'tip', value: 4 });
    await expect(performerPage.line('Mark tipped 20 times · € 12.80')).toBeInViewport({ ratio: 1 });
    await expect(performerPage.line('Line 30.')).toBeInViewport({ ratio: 1 });
    expect(await countWholeRows(page, 'talk')).toBeGreaterThanOrEqual(4 - missing);
    await performerPage.button('Stop toys').first().click();
  });
  await test.step('folds to a strip on a phone, with picture, name, time, money, the last message and how many are new', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await performerPage.button('Minimise the session').click();
    await expect(performerPage.homeHeading()).toBeVisible();
    // The strip says it; beside the services the top bar has no room for it.
    await expect(performerPage.connection('Connected')).toBeHidden();
    await mark.says('Are you there?');
    await mark.says('Hello?');
    const last = performerPage.session.getByRole('button', { name: /Mark.*Hello\?.*2 new messages/ });
    await expect(last).toBeVisible();
    await plays(performerPage.session.getByLabel('Picture of Mark'));
    await expect(performerPage.timer).toBeInViewport({ ratio: 1 });
    await expect(performerPage.session.getByRole('button', { name: /^End/ })).toBeInViewport({ ratio: 1 });
    await expectAccessibleNow(page);
    await last.click();
    await expect(performerPage.message).toBeInViewport({ ratio: 1 });
    await expect(performerPage.line('Hello?')).toBeVisible();
  });
  await test.step('opens a page as a drawer that covers neither bar nor chat, and closes it by the same press', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const drawer = page.getByRole('region', { name: 'Page', exact: true });
    await expect(drawer).toBeHidden();
    await menu.getByRole('link', { name: /^Customers/ }).click();
    await expect(drawer.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
    const boxes = await Promise.all([drawer.boundingBox(), performerPage.chat.boundingBox()]);
    const [page1, chat] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
    expect((page1?.x ?? 0) + (page1?.width ?? 0)).toBeLessThanOrEqual((chat?.x ?? 0) + 1);
    for (const one of essentialParts(performerPage).slice(0, 3)) await expect(one).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: /^Customers/ }).click();
    await expect(drawer).toBeHidden();
  });
  await test.step('saves a memo from its field, by keyboard alone, and gives the cursor back to the message line', async () => {
    const memo = performerPage.session.getByRole('textbox', { name: 'Memo about Mark' });
    await memo.fill('Plays the piano');
    await memo.press('Enter');
    await expect(performerPage.session.getByText('Memo saved')).toBeVisible();
    await expect(performerPage.session.getByRole('list', { name: 'Memos' })).toContainText('Plays the piano');
    await expect(memo).toHaveValue('');
    await expect(performerPage.message).toBeFocused();
    await performerPage.session.getByRole('tab', { name: 'Customer' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(performerPage.session.getByRole('tabpanel', { name: 'History' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(performerPage.session.getByRole('tabpanel', { name: 'Toys' })).toBeVisible();
  });
  await test.step('turns the whole bar amber when the connection is lost, and says what still runs', async () => {
    if (canRun(page, SOUND)) await expect(performerPage.session.getByText('All good')).toBeVisible({ timeout: 20_000 });
    await context.setOffline(true);
    const lost = performerPage.session.locator(ALERT).filter({ hasText: 'Your connection is lost.' });
    await expect(lost).toBeVisible({ timeout: 20_000 });
    await expect(lost).toHaveText('Your connection is lost. Picture and sound go on.');
    watch.expect(/^message not sent/);
    await performerPage.message.fill('Are you still there?');
    await performerPage.message.press('Enter');
    await expect(lost).toContainText('Your message is sent when you are back.');
    await expect(performerPage.state('Lost · reconnecting')).toBeVisible();
    await expect(performerPage.session.getByText('(last known)')).toBeVisible();
    await expectAccessibleNow(page);
    await context.setOffline(false);
    await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
    await expect(lost).toBeHidden();
  });
  await test.step('shows whoever is visible: the performer until the customer’s camera is on, and swaps with one press', async () => {
    const own = performerPage.session.getByLabel('Your picture');
    const theirs = performerPage.session.getByLabel('Picture of Mark');
    const widthOf = async (picture: Locator): Promise<number> => (await picture.boundingBox())?.width ?? 0;
    await mark.shows(false);
    await expect(performerPage.session.getByText('Mark’s camera is off')).toBeVisible();
    await expect.poll(() => widthOf(own)).toBeGreaterThan(500);
    await mark.shows(true);
    await expect.poll(() => widthOf(theirs)).toBeGreaterThan(500);
    expect(await widthOf(own)).toBeLessThan(200);
    await performerPage.button('Swap pictures').click();
    await expect.poll(() => widthOf(own)).toBeGreaterThan(500);
    await mark.leaves();
    await expect(performerPage.session).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('greenroom.stage'))).toBe('own');
  });
});
