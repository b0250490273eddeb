import { expect, test } from '../support/browser/e2e-test.ts';

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

test('carries every text both ways exactly, also emoji, markup and other scripts', async ({ she, mark, marksEar }) => {
  await she.startWork();
  await she.meet(mark);
  for (const text of NAUGHTY) await mark.says(text);
  for (const text of NAUGHTY) await she.say(text);
  await expect(she.sentLines).toHaveCount(NAUGHTY.length);
  expect(await she.texts()).toEqual([...NAUGHTY, ...NAUGHTY]);
  expect(marksEar.messages()).toEqual(NAUGHTY);
  expect((await mark.messages()).map(({ content }) => content)).toEqual([...NAUGHTY, ...NAUGHTY]);
  await expect(she.page).not.toHaveTitle(/broken/);
});

test('shows a translation beside the original', async ({ she, platform }) => {
  const jonas = await platform.customer({ name: 'Jonas', country: 'de', language: 'de' });
  await she.startWork();
  await she.meet(jonas);
  await jonas.says('Guten Abend!', 'Goedenavond!');
  const line = she.line('Guten Abend!');
  await expect(line).toContainText('Translation');
  await expect(line).toContainText('Goedenavond!');
});

test('shows for 3 seconds that the customer is typing, and tells the customer that the performer is', async ({
  she,
  mark,
  marksEar,
}) => {
  await she.startWork();
  await she.meet(mark);
  await mark.types();
  await expect(she.chat.getByText('typing')).toBeVisible();
  await expect(she.chat.getByText('typing')).toBeHidden();
  await she.message.pressSequentially('Hi');
  await marksEar.hears('typing');
});

test('steps through the 4 sizes of letters', async ({ she, mark }) => {
  await she.startWork();
  await she.meet(mark);
  await mark.says('How large is this?');
  const line = she.line('How large is this?');
  await expect(line).toBeVisible();
  const size = (): Promise<number> => line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const sizes = [await size()];
  await she.chat.getByRole('button', { name: 'More for this chat' }).click();
  for (const name of ['Large', 'Extra large', 'Small', 'Medium']) {
    await she.chat.getByRole('menuitem', { name: /^Text size/ }).click();
    await expect(she.chat.getByRole('menuitem', { name: `Text size: ${name}` })).toBeVisible();
    await expect.poll(size).not.toBe(sizes.at(-1));
    sizes.push(await size());
  }
  const [medium = 0, large = 0, xlarge = 0, small = 0, again = 0] = sizes;
  expect([small < medium, medium < large, large < xlarge, again === medium], sizes.join(' ')).toEqual(
    Array(4).fill(true),
  );
});

test('keeps the text size on this device, and puts the cursor back when the menu closes', async ({
  she,
  mark,
  herId,
}) => {
  await she.startWork();
  await she.meet(mark);
  await she.chat.getByRole('button', { name: 'More for this chat' }).click();
  await she.chat.getByRole('menuitem', { name: 'Text size: Medium' }).click();
  await she.page.keyboard.press('Escape');
  await expect(she.message).toBeFocused();
  await she.page.keyboard.type('mvps');
  await expect(she.message).toHaveValue('mvps');
  await mark.leaves('CLICK');
  await she.readSummary('The customer left the session.');
  await she.page.reload();
  await she.isConnected();
  await she.goReady();
  await mark.asks(herId);
  await she.accept();
  await she.chat.getByRole('button', { name: 'More for this chat' }).click();
  await expect(she.chat.getByRole('menuitem', { name: 'Text size: Large' })).toBeVisible();
});

test('says that a message was not sent, and a retry brings it once', async ({
  herId,
  she,
  mark,
  marksEar,
  platform,
  watch,
}) => {
  watch.expect(/^message not sent/);
  await she.startWork();
  await she.meet(mark);
  await platform.fault('send-fails', true, herId);
  await she.say('Are you there?');
  await expect(she.line('Not sent')).toBeVisible();
  await platform.fault('send-fails', false, herId);
  await she.chat.getByRole('button', { name: 'Try again' }).click();
  await expect(she.sentLines).toHaveCount(1);
  expect(await she.texts()).toEqual(['Are you there?']);
  await marksEar.hears('msg');
  expect(marksEar.messages()).toEqual(['Are you there?']);
});

test("puts a quick reply with the customer's name into the message line", async ({ she, platform }) => {
  const tom = await platform.customer({ name: 'Tom', country: 'uk' });
  await she.startWork();
  await she.meet(tom);
  await she.chat.getByRole('list', { name: 'Quick replies' }).getByRole('button', { name: 'Hi Tom, nice' }).click();
  await expect(she.message).toHaveValue('Hi Tom, nice to see you!');
  await expect(she.message).toBeFocused();
  await she.chat.getByRole('button', { name: 'Send' }).click();
  await expect(she.message).toBeFocused();
});
