import type { Locator } from 'playwright/test';
import { expect, test } from '../support/browser/e2e-test.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';

test.use({ clockRate: 1 });

/** Finds what lies over a picture or a whole line of the conversation: pictures and lines by what a press in their middle would meet. */
const coveredIn = (session: Locator): Promise<readonly string[]> =>
  session.evaluate((screen) => {
    const all = [...screen.querySelectorAll('[role="log"] [data-message-id]')];
    const clips: DOMRect[] = [];
    for (let each = all[0]?.parentElement ?? null; each !== null; each = each.parentElement) {
      if (getComputedStyle(each).overflowY !== 'visible') clips.push(each.getBoundingClientRect());
    }
    const rows = all.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return clips.every((clip) => top >= clip.top && bottom <= clip.bottom);
    });
    if (rows.length === 0) return ['no whole line is in sight'];
    const stage = screen.querySelector('[data-part="stage"]');
    const corners = (part: Element): readonly (readonly [number, number])[] => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return [
        [left + 4, top + 4],
        [right - 4, top + 4],
        [(left + right) / 2, (top + bottom) / 2],
        [left + 4, bottom - 4],
        [right - 4, bottom - 4],
      ];
    };
    return [...(stage === null ? [] : [stage]), ...rows].flatMap((part) =>
      corners(part).flatMap(([x, y]) => {
        const met = document.elementFromPoint(x, y);
        const isApart = met === null || !(part.contains(met) || met.contains(part));
        return isApart ? [`${part.tagName} at ${x}, ${y}: ${met?.outerHTML.slice(0, 80)}`] : [];
      }),
    );
  });

test('waits in the bar: two and three customers cover no picture and no line, and one takes the place of another', async ({
  performerPage,
  performerId,
  mark,
  platform,
}) => {
  test.setTimeout(180_000);
  const { page, session } = performerPage;
  const [klaas, pieter] = [
    await platform.customer({ name: 'Klaas', country: 'nl' }),
    await platform.customer({ name: 'Pieter', country: 'nl' }),
  ];
  const more = page.getByRole('button', { name: '1 more customer waits' });
  const card = (name: string) => page.getByRole('region', { name: `${name} is also asking` });
  const chip = page.getByRole('region', { name: 'Klaas waits' });
  const coversNothing = async (): Promise<void> => {
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => coveredIn(session), { message: `${width} x ${height}` }).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  };

  await test.step('names the tab after the session, with its time', async () => {
    await performerPage.startWork();
    await performerPage.meet(mark);
    await mark.startsBothTimers();
    await expect(page).toHaveTitle(/^In session 00:\d\d · Mark$/);
    for (let line = 1; line <= 12; line += 1) await mark.says(`Line ${line}.`);
    await expect(performerPage.line('Line 12.')).toBeVisible();
    await coversNothing();
  });
  await test.step('shows the card of a second customer, its seconds, and the name in the title of the tab', async () => {
    await klaas.asks(performerId, { sessionType: 'VIPVIDEO', type: 'vip' });
    await expect(card('Klaas').getByRole('timer')).toHaveText(/^Rings for \d+ s · [1-5]?\d s left$/);
    await expect(page).toHaveTitle('Klaas asks');
    await coversNothing();
  });
  await test.step('counts a third customer beside the card, and lists the name behind the count', async () => {
    await pieter.asks(performerId, { sessionType: 'VIPVIDEO', type: 'vip' });
    await expect(more).toBeVisible();
    await coversNothing();
    await more.click();
    await expect(page.getByRole('menuitem', { name: /^Pieter, VIP video € \d+\.\d\d\/min$/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('becomes a chip in the bar after After this one', async () => {
    await card('Klaas').getByRole('button', { name: 'After this one' }).click();
    await expect(chip.getByRole('button', { name: /^Klaas waits · VIP video € \d+\.\d\d\/min$/ })).toBeVisible();
    await expect(page).toHaveTitle(/^In session 00:\d\d · Mark$/);
    await coversNothing();
  });
  await test.step('gives the place of the one who goes to the third customer', async () => {
    await klaas.cancels();
    await expect(card('Pieter')).toBeVisible();
    await expect(more).toBeHidden();
    await coversNothing();
  });
  await test.step('becomes the next session, and the tab is named after it', async () => {
    await card('Pieter').getByRole('button', { name: 'After this one' }).click();
    await mark.leaves('CLICK');
    await expect(page).toHaveTitle(/^In session 00:\d\d · Pieter$/);
    await pieter.leaves('CLICK');
    await expect(page).toHaveTitle(/Greenroom$/);
  });
});

test('lists who asked on the phone as on the laptop, within 2 s of the login, each customer once with a count', async ({
  performerPage,
  performerId,
  mark,
  platform,
  browser,
}) => {
  test.slow();
  const klaas = await platform.customer({ name: 'Klaas', country: 'nl' });
  await test.step('lists on the laptop who asked in vain', async () => {
    await performerPage.startWork();
    await performerPage.goReady();
    for (const [customer, times] of [
      [mark, 2],
      [klaas, 1],
    ] as const) {
      for (let time = 0; time < times; time += 1) {
        await customer.asks(performerId);
        await expect(performerPage.request).toBeVisible();
        await customer.cancels();
        await expect(performerPage.request).toBeHidden();
      }
    }
    await expect(performerPage.missed('Klaas')).toContainText('Cancelled by the customer');
    await expect(performerPage.missed('Mark')).toContainText('2 requests');
  });
  await test.step('lists the same on the phone, which was never there, and opens a customer from the name', async () => {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
    const phone = createPerformerPage(await context.newPage(), platform, performerId);
    await phone.openLogin();
    await phone.logIn();
    await phone.button('Continue here').click();
    await phone.isHome();
    await expect(phone.missed('Mark')).toContainText('2 requests', { timeout: 2_000 });
    await expect(phone.missed('Klaas')).toContainText('Cancelled by the customer');
    await phone.missed('Klaas').getByRole('link', { name: 'Klaas' }).click();
    await expect(phone.page).toHaveURL(new RegExp(`/clients/${klaas.id}/`));
    await context.close();
  });
});
