import type { Locator } from 'playwright/test';
import { STATUS } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';
import { forgetDevice } from '../support/browser/test-window.ts';
import { openCustomerEvents } from '../support/customer-events.ts';

const translation = (performerPage: PerformerPage): Locator =>
  performerPage.chat.getByRole('button', { name: /^Translation:/ });
const preview = (performerPage: PerformerPage, text: string): Locator =>
  performerPage.chat.locator(STATUS).filter({ hasText: text });

test('translates both ways for the customer for whom it was chosen, also on another device, and for no other, and says when a line could not be translated', async ({
  performerPage,
  performerId,
  mark,
  platform,
  watch,
}) => {
  test.slow();
  const events = await openCustomerEvents(platform, mark);
  await performerPage.startWork();
  await performerPage.meet(mark);
  await expect(translation(performerPage)).toHaveAccessibleName('Translation: Off');
  await translation(performerPage).click();
  const choices = performerPage.page.getByRole('menuitemradio');
  await expect(choices).toHaveText(['Off', 'Nederlands (language of the customer)', 'Deutsch']);
  await performerPage.page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(translation(performerPage)).toHaveAccessibleName('Translation: Nederlands');
  await expect(performerPage.message).toBeFocused();

  await mark.says('Goedenavond, hoe gaat het?');
  await expect(performerPage.line('Goedenavond')).toContainText('Good evening, how are you?');

  await performerPage.page.keyboard.type('I am tired today');
  await expect(preview(performerPage, 'Nederlands: Ik ben moe vandaag')).toBeVisible();
  await performerPage.message.press('Enter');
  await expect(performerPage.line('I am tired today')).toContainText('Ik ben moe vandaag');
  await events.waitFor('msgt', {
    message: 'I am tired today',
    messageTranslate: 'Ik ben moe vandaag',
    languageTranslate: 'nl',
  });
  await test.step('says that a line could not be translated, and sends it as it is', async () => {
    watch.expect(/^line not translated/);
    const choose = async (name: string): Promise<void> => {
      await translation(performerPage).click();
      await performerPage.page.getByRole('menuitemradio', { name }).click();
    };
    await choose('Deutsch');
    await performerPage.message.fill('qwerty');
    await expect(preview(performerPage, 'Not translated. Enter sends your original text.')).toBeVisible();
    await performerPage.message.press('Enter');
    await expect(performerPage.sentLines).toHaveCount(2);
    await events.waitFor('msg', { message: 'qwerty' });
    await choose('Nederlands');
    await expect(translation(performerPage)).toHaveAccessibleName('Translation: Nederlands');
  });
  await mark.leaves('CLICK');
  await performerPage.readSummary('The customer left the session.');

  const bob = await platform.customer({ name: 'Bob', country: 'nl' });
  await bob.asks(performerId);
  await performerPage.accept();
  await expect(translation(performerPage)).toHaveAccessibleName('Translation: Off');
  await bob.leaves('CLICK');
  await performerPage.readSummary('The customer left the session.');

  await forgetDevice(performerPage.page, platform);
  await performerPage.startWork();
  await performerPage.meet(mark);
  await expect(translation(performerPage)).toHaveAccessibleName('Translation: Nederlands');
  events.close();
});
