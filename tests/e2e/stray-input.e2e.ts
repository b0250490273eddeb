import type { Locator, Page } from 'playwright/test';
import { ON_CAMERA } from '../support/browser/e2e-test.ts';
import { connect, expect, STOP, test } from '../support/browser/e2e-toys.ts';
import { holdTime, releaseTime, sentence, SENTENCES, settle } from '../support/browser/typing-time.ts';

test.use({ clockRate: 1, performer: ON_CAMERA });

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

const escapeTwice = async (page: Page): Promise<void> => {
  await holdTime(page);
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await releaseTime(page);
};

/** Everything on the page that can be pressed or written, with its state, and where the page is. */
const controlsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const states = ['aria-pressed', 'aria-expanded', 'aria-selected', 'aria-checked', 'data-off'];
    const shown = [
      ...document.querySelectorAll('a, button, summary, input, textarea, select, dialog, [role="dialog"]'),
    ];
    return [
      location.href,
      ...shown
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const words =
            element.getAttribute('aria-label') ?? (element.role === 'dialog' ? 'window' : element.textContent);
          const value = 'value' in element ? element.value : '';
          const isTicked = 'checked' in element && element.checked;
          return [element.tagName, words, value, isTicked, ...states.map((name) => element.getAttribute(name))].join(
            ' ',
          );
        }),
    ];
  });

/** Puts the focus on each control in turn that can have it and takes no text. @returns the name of the control; undefined when there is no more */
const focusNext = (page: Page, index: number): Promise<string | undefined> =>
  page.evaluate((at) => {
    const all = [...document.querySelectorAll<HTMLElement>('a, button, summary, [tabindex="0"]')];
    const control = all.filter((element) => element.checkVisibility() && element.tabIndex >= 0)[at];
    control?.focus();
    return control === undefined ? undefined : (control.getAttribute('aria-label') ?? control.textContent);
  }, index);

test('takes a sentence after Esc Esc into the line, and none where no field is, at any control of a session', async ({
  performerPage,
  performerId,
  mark,
  page,
  platform,
  toyApp,
}) => {
  test.setTimeout(300_000);
  const { message } = performerPage;
  await connect(performerPage);
  await performerPage.meet(mark);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await test.step(`${size.width}: leaves the cursor in the line at Escape, and has it there once Escape twice has stopped the toys`, async () => {
      await message.fill('half a');
      await platform.trigger('toy', performerId, { type: 'tip', value: '7' });
      await expect.poll(toyApp.drawer.moving).toHaveLength(2);
      await page.keyboard.press('Escape');
      await expect(message).toBeFocused();
      await page.keyboard.type(' line');
      await expect(message).toHaveValue('half a line');
      expect(toyApp.drawer.moving()).toHaveLength(2);
      await message.fill('');
      await message.blur();
      await escapeTwice(page);
      await expect(message).toBeFocused();
      await expect.poll(() => toyApp.commands().at(-1)).toMatch(STOP);
      await expect.poll(toyApp.drawer.moving).toEqual([]);
    });
    await test.step(`${size.width}: counts no Escape that has closed a menu or a window`, async () => {
      await platform.trigger('toy', performerId, { type: 'tip', value: '7' });
      await expect.poll(toyApp.drawer.moving).toHaveLength(2);
      const [menu, keys] = [page.getByRole('menu'), performerPage.dialog('Shortcuts')];
      await performerPage.session.getByRole('button', { name: 'Session menu', exact: true }).click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await page.keyboard.press('Escape');
      await performerPage.fromMenu('Session menu', 'Shortcuts');
      await expect(keys).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(keys).toBeHidden();
      await page.keyboard.press('Escape');
      expect(toyApp.drawer.moving()).toHaveLength(2);
      await escapeTwice(page);
      await expect.poll(toyApp.drawer.moving).toEqual([]);
    });
    await expect(performerPage.session.getByText('Stopped', { exact: true }).first()).toBeVisible();
    const before = await controlsOf(page);
    await test.step(`${size.width}: has each sentence in the line after Escape twice, and changes nothing else`, async () => {
      for (const text of SENTENCES) {
        await message.blur();
        await escapeTwice(page);
        await expect(message).toBeFocused();
        await page.keyboard.type(text);
        await expect(message).toHaveValue(text);
        await message.fill('');
        await expect.poll(() => controlsOf(page)).toEqual(before);
      }
    });
    await test.step(`${size.width}: takes nothing of a sentence that is typed without a cursor, or at any control`, async () => {
      await message.blur();
      await holdTime(page);
      await page.keyboard.type(`${sentence(0)}\n`);
      expect(await controlsOf(page)).toEqual(before);
      for (let index = 0, name = await focusNext(page, 0); name !== undefined; name = await focusNext(page, index)) {
        await page.keyboard.type(`${sentence(index)}\n`);
        expect(await controlsOf(page), `${sentence(index)} at ${name}`).toEqual(before);
        index += 1;
      }
      await settle(page);
      await releaseTime(page);
      await expect(performerPage.state('In session')).toBeVisible();
      expect((await platform.performer(performerId)).services.length).toBeGreaterThan(0);
    });
    await test.step(`${size.width}: lists the keys by ?, also where the focus is on a button of the chat`, async () => {
      await performerPage.session.getByRole('button', { name: 'Send', exact: true }).focus();
      await page.keyboard.press('?');
      await expect(performerPage.dialog('Shortcuts')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(performerPage.dialog('Shortcuts')).toBeHidden();
    });
  }
});

test('lets no press fall on what comes under the pointer by itself, as a session begins and ends', async ({
  performerPage,
  performerId,
  mark,
  page,
}) => {
  test.slow();
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
