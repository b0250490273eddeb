import type { Locator } from 'playwright/test';
import { openCustomerEar } from '../support/customer-ear.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { createPerformerPage, type PerformerPage } from '../support/browser/performer-page.ts';

const translation = (she: PerformerPage): Locator => she.chat.getByRole('button', { name: /^Translation:/ });
const preview = (she: PerformerPage, text: string): Locator => she.chat.getByRole('status').filter({ hasText: text });

test('translates both ways for the customer for whom it was chosen, also on another device, and for no other', async ({
  she,
  herId,
  mark,
  platform,
  browser,
}) => {
  const ear = await openCustomerEar(platform, mark);
  await she.startWork();
  await she.meet(mark);
  await expect(translation(she)).toHaveAccessibleName('Translation: Off');
  await translation(she).click();
  const choices = she.page.getByRole('menuitemradio');
  await expect(choices).toHaveText(['Off', 'Nederlands (language of the customer)', 'Deutsch']);
  await she.page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(translation(she)).toHaveAccessibleName('Translation: Nederlands');
  await expect(she.message).toBeFocused();

  await mark.says('Goedenavond, hoe gaat het?');
  await expect(she.line('Goedenavond')).toContainText('Good evening, how are you?');

  await she.page.keyboard.type('I am tired today');
  await expect(preview(she, 'Nederlands: Ik ben moe vandaag')).toBeVisible();
  await she.message.press('Enter');
  await expect(she.line('I am tired today')).toContainText('Ik ben moe vandaag');
  await ear.hears('msgt', {
    message: 'I am tired today',
    messageTranslate: 'Ik ben moe vandaag',
    languageTranslate: 'nl',
  });
  await mark.leaves('CLICK');
  await she.readSummary('The customer left the session.');

  const bob = await platform.customer({ name: 'Bob', country: 'nl' });
  await bob.asks(herId);
  await she.accept();
  await expect(translation(she)).toHaveAccessibleName('Translation: Off');
  await bob.leaves('CLICK');
  await she.readSummary('The customer left the session.');

  const cookies = await she.page.context().cookies();
  const elsewhere = await browser.newContext({
    permissions: ['camera', 'microphone'],
    storageState: { cookies, origins: [] },
  });
  await she.page.goto('about:blank');
  const other = createPerformerPage(await elsewhere.newPage(), platform, herId);
  await other.startWork();
  await other.goReady();
  await mark.asks(herId);
  await other.accept();
  await expect(translation(other)).toHaveAccessibleName('Translation: Nederlands');
  await elsewhere.close();
  ear.close();
});

test('says that a line could not be translated, and sends it as it is', async ({ she, mark, marksEar, watch }) => {
  watch.expect(/^line not translated/);
  await she.startWork();
  await she.meet(mark);
  await translation(she).click();
  await she.page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await she.message.fill('qwerty');
  await expect(preview(she, 'Not translated. Enter sends your original text.')).toBeVisible();
  await she.message.press('Enter');
  await expect(she.sentLines).toHaveCount(1);
  await marksEar.hears('msg', { message: 'qwerty' });
});
