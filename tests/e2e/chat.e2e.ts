import type { Locator } from 'playwright/test';
import { STATUS } from '../support/browser/announced.ts';
import { expect, test } from '../support/browser/e2e-test.ts';
import { CARD_NOT_LOADED } from '../support/browser/page-watch.ts';
import type { PerformerPage } from '../support/browser/performer-page.ts';
import { forgetDevice } from '../support/browser/test-window.ts';

test.use({ clockRate: 1 });

/** Lines that break pages which trust them. Each must arrive as it is and do nothing. */
const NAUGHTY = [
  'Hoi 👩‍💻 👋🏽 ❤️‍🔥',
  '<script>document.title = "broken"</script>',
  `<img src=x onerror="document.title = 'broken'">`,
  '%E0%A4%A & 100 % {{name}} ${1} \\u0000',
  `"'\`;--\t| \u202Etxet desrever`,
  'مرحبا، 你好, ñandú, ﷽',
  // oxlint-disable-next-line no-script-url
  'javascript:alert(1)',
  '__proto__ null undefined NaN',
];

const translation = (performerPage: PerformerPage): Locator =>
  performerPage.chat.getByRole('button', { name: /^Translation:/ });
const preview = (performerPage: PerformerPage, text: string): Locator =>
  performerPage.chat.locator(STATUS).filter({ hasText: text });

test('shows a translation, a quick reply and the last conversation, carries every line both ways, keeps the size of letters, and translates both ways for the customer for whom it was chosen', async ({
  performerPage,
  mark,
  marksEvents,
  performerId,
  platform,
  watch,
}) => {
  // Seven sessions, one after the other.
  test.setTimeout(150_000);
  watch.expect(CARD_NOT_LOADED);
  const tom = await platform.customer({ name: 'Tom', country: 'uk' });
  await test.step('shows a translation beside the original', async () => {
    const jonas = await platform.customer({ name: 'Jonas', country: 'de', language: 'de' });
    await performerPage.startWork();
    await performerPage.meet(jonas);
    await jonas.says('Guten Abend!', 'Goedenavond!');
    const line = performerPage.line('Guten Abend!');
    await expect(line).toContainText('Translation');
    await expect(line).toContainText('Goedenavond!');
    await jonas.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
  });
  await test.step("puts a quick reply with the customer's name into the message line", async () => {
    await tom.asks(performerId);
    await performerPage.accept();
    await performerPage.chat
      .getByRole('list', { name: 'Quick replies' })
      .getByRole('button', { name: 'Hi Tom, nice' })
      .click();
    await expect(performerPage.message).toHaveValue('Hi Tom, nice to see you!');
    await expect(performerPage.message).toBeFocused();
    await performerPage.chat.getByRole('button', { name: 'Send' }).click();
    await expect(performerPage.message).toBeFocused();
    // The platform keeps lines in the order in which they reached it.
    await expect(performerPage.sentLines).toHaveCount(1);
    await tom.says('See you tomorrow');
    await expect(performerPage.line('See you tomorrow')).toBeVisible();
    await tom.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
  });
  await test.step('shows the last conversation with a customer above the new one', async () => {
    // Dates are whole seconds: what was said in this very second would count as new.
    const second = (): Promise<number> => performerPage.page.evaluate(() => Math.floor(Date.now() / 1_000));
    const said = await second();
    await expect.poll(second).toBeGreaterThan(said);
    await tom.asks(performerId);
    await performerPage.accept();
    await expect(performerPage.chatLog.locator('[data-separator="lastTalked"]')).toHaveText(
      /^Last talked \d+-\d+-\d{4} \| \d\d:\d\d$/,
    );
    await tom.says('Here I am again');
    await expect(performerPage.line('Here I am again')).toBeVisible();
    expect(await performerPage.texts()).toEqual(['Hi Tom, nice to see you!', 'See you tomorrow', 'Here I am again']);
    const order = await performerPage.chatLog
      .locator('[data-separator], [data-message-id]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-separator') ?? 'line'));
    expect(order).toEqual(['day', 'line', 'line', 'lastTalked', 'line']);
    await tom.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
  });
  await test.step('carries every text both ways exactly, also emoji, markup and other scripts', async () => {
    await mark.asks(performerId);
    await performerPage.accept();
    for (const text of NAUGHTY) await mark.says(text);
    // Lines are shown in the order in which they reached the page.
    await expect(performerPage.rows).toHaveCount(NAUGHTY.length);
    for (const text of NAUGHTY) await performerPage.say(text);
    await expect(performerPage.sentLines).toHaveCount(NAUGHTY.length);
    // Nothing of another customer stands above the first conversation.
    await expect(performerPage.chatLog.locator('[data-separator]')).toHaveCount(0);
    expect(await performerPage.texts()).toEqual([...NAUGHTY, ...NAUGHTY]);
    await expect.poll(() => marksEvents.messages()).toEqual(NAUGHTY);
    expect((await mark.messages()).map(({ content }) => content)).toEqual([...NAUGHTY, ...NAUGHTY]);
    await expect(performerPage.page).not.toHaveTitle(/broken/);
  });
  await test.step('shows for 3 seconds that the customer is typing, and tells the customer that the performer is', async () => {
    const typing = performerPage.chat.getByText('typing');
    // A busy machine may not look into these 3 s.
    await expect(async () => {
      await mark.types();
      await expect(typing).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(typing).toBeHidden();
    await performerPage.message.pressSequentially('Hi');
    await marksEvents.waitFor('typing');
    await performerPage.message.fill('');
  });
  await test.step('says that a message was not sent, and a retry brings it once', async () => {
    watch.expect(/^message not sent/);
    await platform.fault('send-fails', true, performerId);
    await performerPage.say('Are you there?');
    await expect(performerPage.line('Not sent')).toBeVisible();
    await platform.fault('send-fails', false, performerId);
    await performerPage.chat.getByRole('button', { name: 'Try again' }).click();
    await expect(performerPage.sentLines).toHaveCount(NAUGHTY.length + 1);
    expect(await performerPage.texts()).toEqual([...NAUGHTY, ...NAUGHTY, 'Are you there?']);
    await marksEvents.waitFor('msg', { message: 'Are you there?' });
    expect(marksEvents.messages()).toEqual([...NAUGHTY, 'Are you there?']);
  });
  await test.step('steps through the 4 sizes of letters', async () => {
    await mark.says('How large is this?');
    const line = performerPage.line('How large is this?');
    await expect(line).toBeVisible();
    const size = (): Promise<number> =>
      line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const sizes = [await size()];
    await performerPage.chat.getByRole('button', { name: 'More for this chat' }).click();
    for (const name of ['Large', 'Extra large', 'Small', 'Medium']) {
      await performerPage.chat.getByRole('menuitem', { name: /^Text size/ }).click();
      await expect(performerPage.chat.getByRole('menuitem', { name: `Text size: ${name}` })).toBeVisible();
      await expect.poll(size).not.toBe(sizes.at(-1));
      sizes.push(await size());
    }
    const [medium = 0, large = 0, xlarge = 0, small = 0, again = 0] = sizes;
    expect([small < medium, medium < large, large < xlarge, again === medium], sizes.join(' ')).toEqual(
      Array(4).fill(true),
    );
  });
  await test.step('keeps the text size on this device, and puts the cursor back when the menu closes', async () => {
    await performerPage.chat.getByRole('menuitem', { name: 'Text size: Medium' }).click();
    await performerPage.page.keyboard.press('Escape');
    await expect(performerPage.message).toBeFocused();
    await performerPage.page.keyboard.type('mvps');
    await expect(performerPage.message).toHaveValue('mvps');
    await performerPage.message.fill('');
    await mark.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
    await performerPage.page.reload();
    await performerPage.isConnected();
    await performerPage.meet(mark);
    await performerPage.chat.getByRole('button', { name: 'More for this chat' }).click();
    await expect(performerPage.chat.getByRole('menuitem', { name: 'Text size: Large' })).toBeVisible();
    await performerPage.page.keyboard.press('Escape');
  });
  const choose = async (name: string): Promise<void> => {
    await translation(performerPage).click();
    await performerPage.page.getByRole('menuitemradio', { name }).click();
  };
  await test.step('translates both ways for the customer for whom it was chosen', async () => {
    await expect(translation(performerPage)).toHaveAccessibleName('Translation: Off');
    await translation(performerPage).click();
    const choices = performerPage.page.getByRole('menuitemradio');
    await expect(choices).toHaveText(['Off', 'Nederlands (language of the customer)', 'Deutsch']);
    await choices.filter({ hasText: 'Nederlands' }).click();
    await expect(translation(performerPage)).toHaveAccessibleName('Translation: Nederlands');
    await expect(performerPage.message).toBeFocused();

    await mark.says('Goedenavond, hoe gaat het?');
    await expect(performerPage.line('Goedenavond')).toContainText('Good evening, how are you?');

    await performerPage.page.keyboard.type('I am tired today');
    await expect(preview(performerPage, 'Nederlands: Ik ben moe vandaag')).toBeVisible();
    await performerPage.message.press('Enter');
    await expect(performerPage.line('I am tired today')).toContainText('Ik ben moe vandaag');
    await marksEvents.waitFor('msgt', {
      message: 'I am tired today',
      messageTranslate: 'Ik ben moe vandaag',
      languageTranslate: 'nl',
    });
  });
  await test.step('says that a line could not be translated, and sends it as it is', async () => {
    watch.expect(/^line not translated/);
    await choose('Deutsch');
    await performerPage.message.fill('qwerty');
    await expect(preview(performerPage, 'Not translated. Enter sends your original text.')).toBeVisible();
    await performerPage.message.press('Enter');
    await marksEvents.waitFor('msg', { message: 'qwerty' });
    await expect(performerPage.line('qwerty').getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
    await choose('Nederlands');
    await expect(translation(performerPage)).toHaveAccessibleName('Translation: Nederlands');
    await mark.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');
  });
  await test.step('translates for no other customer, and for the same one also on another device', async () => {
    await tom.asks(performerId);
    await performerPage.accept();
    await expect(translation(performerPage)).toHaveAccessibleName('Translation: Off');
    await tom.leaves('CLICK');
    await performerPage.readSummary('The customer left the session.');

    await forgetDevice(performerPage.page, platform);
    await performerPage.startWork();
    await performerPage.meet(mark);
    await expect(translation(performerPage)).toHaveAccessibleName('Translation: Nederlands');
  });
});
