import type { Locator } from 'playwright/test';
import { expect, test } from '../support/browser/e2e-test.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';
import { forgetDevice } from '../support/browser/test-window.ts';

const chips = (performerPage: PerformerPage): Locator =>
  performerPage.chat.getByRole('list', { name: 'Quick replies' });
const editor = (performerPage: PerformerPage): Locator => performerPage.dialog('Quick replies');

test('edits the quick replies, uses them by chip, Alt and number, and /name, and has them on another device', async ({
  performerPage,
  performerId,
  platform,
  watch,
}) => {
  test.slow();
  const tom = await platform.customer({ name: 'Tom', country: 'uk' });
  await performerPage.startWork('/settings/');
  await test.step('opens the editor from the settings, and keeps what is typed when it cannot be saved', async () => {
    watch.expect(/^account settings not saved/);
    await performerPage.button('Edit quick replies').click();
    const window = editor(performerPage);
    await window.getByRole('radio', { name: 'Deutsch' }).check();
    const first = window.getByRole('textbox', { name: 'Text' }).first();
    await expect(first).toHaveValue('Hallo {name}, schön, dass du da bist!');
    await first.fill('Grüß dich, {name}!');
    await platform.fault('settings-fail', true, performerId);
    await window.getByRole('button', { name: 'Save' }).click();
    await expect(window.getByText('could not be saved')).toBeVisible();
    await expect(first).toHaveValue('Grüß dich, {name}!');
    await platform.fault('settings-fail', false, performerId);
    await window.getByRole('button', { name: 'Save' }).click();
    await expect(window.getByText('Saved.')).toBeVisible();
    await window.getByRole('button', { name: 'Close' }).last().click();
  });
  await performerPage.meet(tom);

  await performerPage.chat.getByRole('button', { name: 'Edit quick replies' }).click();
  const window = editor(performerPage);
  const names = window.getByRole('textbox', { name: 'Name' });
  const texts = window.getByRole('textbox', { name: 'Text' });
  await expect(names).toHaveCount(5);
  await window.getByRole('button', { name: 'Delete bye' }).click();
  await window.getByRole('button', { name: 'Add a reply' }).click();
  await names.nth(4).fill('two words');
  await texts.nth(4).fill('Shall I sing for you, {name}?');
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(window.getByText('One word of letters and digits, at most 20.')).toBeVisible();
  await names.nth(4).fill('sing');
  for (let place = 4; place > 0; place -= 1) await window.getByRole('button', { name: 'Move sing up' }).click();
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(window.getByText('Saved.')).toBeVisible();
  await window.getByRole('button', { name: 'Close' }).last().click();

  const sing = 'Shall I sing for you, Tom?';
  await chips(performerPage).getByRole('button', { name: sing }).click();
  await expect(performerPage.message).toHaveValue(sing);
  await expect(performerPage.message).toBeFocused();
  await performerPage.message.press('Enter');
  await performerPage.page.keyboard.press('Alt+1');
  await expect(performerPage.message).toHaveValue(sing);
  await performerPage.message.press('Enter');
  await performerPage.page.keyboard.type('/sing ');
  await expect(performerPage.message).toHaveValue(sing);
  await performerPage.message.press('Enter');
  await performerPage.page.keyboard.type('/hi');
  await performerPage.message.press('Enter');
  await expect(performerPage.message).toHaveValue('Hi Tom, nice to see you!');
  await performerPage.message.press('Enter');
  await expect(performerPage.sentLines).toHaveCount(4);
  expect(await performerPage.texts()).toEqual([sing, sing, sing, 'Hi Tom, nice to see you!']);

  await tom.leaves('CLICK');
  await performerPage.readSummary('The customer left the session.');
  await forgetDevice(performerPage.page, platform);
  await performerPage.startWork();
  await performerPage.meet(tom);
  await expect(chips(performerPage).getByRole('button').first()).toHaveText(`Alt+1${sing}`);
});
