import type { Locator } from 'playwright/test';
import { expect, test } from '../support/browser/e2e-test.ts';
import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';
import type { TestCustomer } from '../support/platform.ts';

const chips = (she: PerformerPage): Locator => she.chat.getByRole('list', { name: 'Quick replies' });
const editor = (she: PerformerPage): Locator => she.dialog('Quick replies');

const meetAgain = async (she: PerformerPage, customer: TestCustomer, herId: string): Promise<void> => {
  await customer.asks(herId);
  await she.accept();
};

test('edits the quick replies, uses them by chip, Alt and number, and /name, and has them on another device', async ({
  she,
  herId,
  platform,
  browser,
}) => {
  const tom = await platform.customer({ name: 'Tom', country: 'uk' });
  await she.startWork();
  await she.meet(tom);

  await she.chat.getByRole('button', { name: 'Edit quick replies' }).click();
  const window = editor(she);
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
  await expect(window.getByRole('radio', { name: 'My own order' })).toBeChecked();
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(window.getByText('Saved.')).toBeVisible();
  await window.getByRole('button', { name: 'Close' }).last().click();

  const sing = 'Shall I sing for you, Tom?';
  await chips(she).getByRole('button', { name: sing }).click();
  await expect(she.message).toHaveValue(sing);
  await expect(she.message).toBeFocused();
  await she.message.press('Enter');
  await she.page.keyboard.press('Alt+1');
  await expect(she.message).toHaveValue(sing);
  await she.message.press('Enter');
  await she.page.keyboard.type('/sing ');
  await expect(she.message).toHaveValue(sing);
  await she.message.press('Enter');
  await she.page.keyboard.type('/hi');
  await she.message.press('Enter');
  await expect(she.message).toHaveValue('Hi Tom, nice to see you!');
  await she.message.press('Enter');
  await expect(she.sentLines).toHaveCount(4);
  expect(await she.texts()).toEqual([sing, sing, sing, 'Hi Tom, nice to see you!']);

  await tom.leaves('CLICK');
  await she.readSummary('The customer left the session.');
  const elsewhere = await browser.newContext({
    permissions: ['camera', 'microphone'],
    storageState: { cookies: await she.page.context().cookies(), origins: [] },
  });
  await she.page.goto('about:blank');
  const other = createPerformerPage(await elsewhere.newPage(), platform, herId);
  await other.startWork();
  await other.goReady();
  await meetAgain(other, tom, herId);
  await expect(chips(other).getByRole('button').first()).toHaveText(`1${sing}`);
  await elsewhere.close();
});

test('opens the editor from the settings, and keeps what is typed when it cannot be saved', async ({
  she,
  platform,
  herId,
  watch,
}) => {
  watch.expect(/^account settings not saved/);
  await she.startWork('/settings/');
  await she.button('Edit quick replies').click();
  const window = editor(she);
  await window.getByRole('radio', { name: 'Deutsch' }).check();
  const first = window.getByRole('textbox', { name: 'Text' }).first();
  await expect(first).toHaveValue('Hallo {name}, schön, dass du da bist!');
  await first.fill('Grüß dich, {name}!');
  await platform.fault('settings-fail', true, herId);
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(window.getByText('could not be saved')).toBeVisible();
  await expect(first).toHaveValue('Grüß dich, {name}!');
  await platform.fault('settings-fail', false, herId);
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(window.getByText('Saved.')).toBeVisible();
});
