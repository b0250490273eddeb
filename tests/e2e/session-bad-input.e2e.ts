import type { Locator } from 'playwright/test';
import { expect, test } from '../support/browser/e2e-test.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';
import { essentialParts, findMisfits, findStickingOut } from '../support/browser/session-layout.ts';

test.use({ clockRate: 1 });
test.setTimeout(180_000);

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;
/** The widest letter there is, without a place to break at. */
const LONG_NAME = 'W'.repeat(64);
/** Shown part of the name. @spec §9 Session name display */
const SHOWN_NAME = 'W'.repeat(25);

/** The part keeps inside itself and the window at both widths. */
const staysInside = async ({ page }: PerformerPage, part: Locator): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.soft(part).toBeVisible();
    await expect.soft.poll(() => findStickingOut(part), `${size.width} px`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `the document at ${size.width} px`).toBeLessThanOrEqual(size.width);
  }
};

/** Lines that a customer may write, and their readable form. */
const LINES = [
  { what: '5,000 letters without a space', text: 'x'.repeat(5_000), direction: 'ltr' },
  { what: '5,000 letters with spaces', text: 'word '.repeat(1_000).trim(), direction: 'ltr' },
  { what: 'a line from right to left', text: 'مساء الخير، كيف كان يومك؟', direction: 'rtl' },
  { what: '40 emoji', text: '👩‍👩‍👧‍👦'.repeat(40), direction: 'ltr' },
] as const;

const MESSAGES = 500;

test('shows 25 of the 64 letters of a name in request, session, second card, strip and summary, a line of 5,000 letters whole, text from right to left and 40 emoji, loses none of 500 messages, and nothing sticks out @night', async ({
  performerPage,
  performerId,
  page,
  platform,
}) => {
  const mark = await platform.customer({ name: LONG_NAME });
  const second = await platform.customer({ name: LONG_NAME.replaceAll('W', 'M') });
  await performerPage.startWork();
  await performerPage.goReady();
  await mark.asks(performerId);
  await expect(performerPage.request).toContainText(SHOWN_NAME);
  await expect(performerPage.request).not.toContainText(`${SHOWN_NAME}W`);
  await staysInside(performerPage, performerPage.request);
  await page.setViewportSize(SIZES[0]);
  await performerPage.accept();
  await mark.startsBothTimers();
  await mark.pays({ for: 'tip', value: 7 });
  await expect(performerPage.line(/tipped/)).toBeVisible();
  await staysInside(performerPage, performerPage.session);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const one of essentialParts(performerPage)) await expect.soft(one).toBeInViewport({ ratio: 1 });
    await expect.soft.poll(() => findMisfits(page)).toEqual([]);
  }
  await page.setViewportSize(SIZES[0]);
  for (const { what, text, direction } of LINES) {
    await test.step(what, async () => {
      await mark.says(text);
      const row = performerPage.line(text.slice(0, 20)).last();
      await expect(row).toBeAttached();
      const words = row.getByRole('paragraph').first();
      expect(await words.textContent()).toBe(text);
      expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect.soft.poll(() => row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
        await expect.soft.poll(() => findStickingOut(performerPage.chat)).toEqual([]);
        for (const one of essentialParts(performerPage)) await expect.soft(one).toBeInViewport({ ratio: 1 });
      }
    });
  }
  await page.setViewportSize(SIZES[0]);
  await test.step('loses none of 500 messages, of which the last is in sight and the first is found by scrolling up', async () => {
    for (let first = 1; first <= MESSAGES; first += 25)
      await Promise.all(Array.from({ length: 25 }, (_, index) => mark.says(`Message ${first + index} of ${MESSAGES}`)));
    const sent = (await mark.messages()).slice(-MESSAGES).map(({ content }) => content);
    expect(sent).toHaveLength(MESSAGES);
    await expect(performerPage.line(sent.at(-1) ?? '')).toBeInViewport({ ratio: 0.99 });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const one of essentialParts(performerPage)) await expect.soft(one).toBeInViewport({ ratio: 1 });
      await expect.soft.poll(() => findStickingOut(performerPage.chat)).toEqual([]);
    }
    await page.setViewportSize(SIZES[0]);
    // Also of rows that the browser does not lay out while they are out of sight.
    const drawn = performerPage.chatLog.locator('[data-message-id]').getByRole('paragraph');
    const seen = new Set(await drawn.allTextContents());
    const log = performerPage.chat.getByRole('group', { name: 'Conversation' });
    await expect(async () => {
      await log.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
      for (const text of await drawn.allTextContents()) seen.add(text);
      expect(sent.filter((text) => !seen.has(text))).toEqual([]);
    }).toPass({ timeout: 30_000 });
  });

  await second.asks(performerId);
  const card = performerPage.session.getByRole('region', { name: /is also asking$/ });
  await expect(card).toContainText('M'.repeat(25));
  await staysInside(performerPage, card);
  await performerPage.button('Minimise the session').click();
  await expect.soft.poll(() => findStickingOut(performerPage.session), 'the strip').toEqual([]);
  await expect.soft.poll(() => findStickingOut(card), 'the card over the strip').toEqual([]);
  await second.cancels();
  await performerPage.button('Back to the session').click();

  await page.setViewportSize(SIZES[0]);
  await mark.leaves('CLICK');
  await expect(performerPage.summary).toContainText(SHOWN_NAME);
  await staysInside(performerPage, performerPage.summary);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.soft(performerPage.summary.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });
  }
});
