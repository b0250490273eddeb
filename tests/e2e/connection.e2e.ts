import { expect, test } from '../support/browser/e2e-test.ts';

const numbered = (who: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${who} ${index + 1}`);

test('loses and doubles no message while the socket drops and both sides write', async ({
  she,
  herId,
  mark,
  marksEar,
  platform,
}) => {
  const hers = numbered('she', 12);
  const his = numbered('he', 12);
  await she.startWork();
  await she.meet(mark);
  for (const [index, text] of his.entries()) {
    if (index % 4 === 2) await platform.fault('drop-socket', true, herId);
    await mark.says(text);
    await she.say(hers[index] ?? '');
  }
  await platform.fault('drop-socket', true, herId);
  await mark.says('he 13');
  await expect(she.line('he 13')).toBeVisible();
  await expect(she.chat.getByText('The conversation is complete again.')).toBeVisible();
  await expect(she.sentLines).toHaveCount(hers.length);
  const shown = await she.texts();
  expect(shown).toHaveLength(hers.length + his.length + 1);
  expect(shown.filter((text) => text.startsWith('she'))).toEqual(hers);
  expect(shown.filter((text) => text.startsWith('he'))).toEqual([...his, 'he 13']);
  expect(marksEar.messages()).toEqual(hers);
});

test('says in words that the connection is lost, and when it is back', async ({ she, herId, platform }) => {
  await she.startWork();
  await platform.fault('silent-auth', true, herId);
  await platform.fault('drop-socket', true, herId);
  await expect(she.connection('Lost · reconnecting')).toBeVisible();
  await platform.fault('silent-auth', false, herId);
  await she.isConnected();
});

test.describe('with time running 20 times as fast', () => {
  test.use({ clockRate: 20 });

  test('stops trying after 52 s and offers another try', async ({ she, herId, platform }) => {
    await she.startWork();
    await platform.fault('silent-auth', true, herId);
    await platform.fault('drop-socket', true, herId);
    await expect(she.connection('No connection')).toBeVisible();
    await platform.fault('silent-auth', false, herId);
    await she.page.getByRole('banner').getByRole('button', { name: 'Try again' }).click();
    await she.isConnected();
  });

  test('notices a socket that no longer answers pings and opens another', async ({ she, herId, platform }) => {
    await she.startWork();
    // The next connection is kept from standing, so that the loss stays to be seen.
    await platform.fault('silent-auth', true, herId);
    await platform.fault('no-pong', true, herId);
    await expect(she.connection('Lost · reconnecting')).toBeVisible();
    await platform.fault('no-pong', false, herId);
    await platform.fault('silent-auth', false, herId);
    await she.isConnected();
  });
});

test('keeps the draft through a reload, for the same customer', async ({ she, herId, mark }) => {
  await she.startWork();
  await she.meet(mark);
  await she.message.fill('I was just going to say');
  await she.page.reload();
  await expect(she.state('In session')).toBeVisible({ timeout: 20_000 });
  await expect(she.message).toHaveValue('I was just going to say');
  await she.end('End session');
  await she.readSummary('You ended the session.');
  await mark.asks(herId);
  await she.accept();
  await expect(she.message).toHaveValue('I was just going to say');
});

test('reloads when the platform forces it, once in 60 s, and keeps the draft', async ({
  she,
  herId,
  mark,
  platform,
}) => {
  await she.startWork();
  await she.meet(mark);
  await she.message.fill('Half a sen');
  const reloaded = she.page.waitForEvent('load');
  await platform.trigger('forceReload', herId);
  await reloaded;
  await expect(she.state('In session')).toBeVisible({ timeout: 20_000 });
  await platform.trigger('forceReload', herId);
  await expect(she.message).toHaveValue('Half a sen');
});

test('closes the session on screen when the platform logs the performer out', async ({
  she,
  herId,
  mark,
  platform,
}) => {
  await she.startWork();
  await she.meet(mark);
  await platform.trigger('logout', herId, { message: 'double tab' });
  await she.isAtLogin();
  await expect(she.page.getByText('Greenroom was open in more than one tab or window.')).toBeVisible();
});
