import { expect, test } from '../support/browser/e2e-test.ts';
import { canRun } from '../support/browser/engine.ts';
import { CARD_NOT_LOADED } from '../support/browser/page-watch.ts';

const numbered = (who: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${who} ${index + 1}`);

test.describe('with time running 20 times as fast', () => {
  test.use({ clockRate: 20 });

  test('opens another socket when one is lost or silent', async ({
    performerPage,
    performerId,
    platform,
    mark,
    marksEvents,
    browser,
  }) => {
    await test.step('notices a socket that no longer answers pings and opens another', async () => {
      await performerPage.startWork();
      // The next connection is kept from standing, so that the loss stays to be seen.
      await platform.fault('silent-auth', true, performerId);
      await platform.fault('no-pong', true, performerId);
      await expect(performerPage.connection('Lost · reconnecting')).toBeVisible();
      await platform.fault('no-pong', false, performerId);
      await platform.fault('silent-auth', false, performerId);
      await performerPage.isConnected();
    });
    await performerPage.goReady();
    const outage = performerPage.page.getByRole('group', { name: 'Lost connection' });
    const loseForLong = async (): Promise<void> => {
      await platform.fault('silent-auth', true, performerId);
      await platform.fault('drop-socket', true, performerId);
      await expect(performerPage.connection('No connection')).toBeVisible();
      await expect(performerPage.state('Not reachable')).toBeVisible();
      await expect(outage).toContainText(/^No connection for \d\d:\d\d/u);
    };
    await test.step('says after 52 s how long it has been lost and when the next try is', async () => {
      await loseForLong();
      await expect(outage).toContainText(/Next try in \d+ seconds?\./u);
      await expect(outage.getByRole('button', { name: 'Try again' })).toBeEnabled();
      await platform.fault('silent-auth', false, performerId);
      await performerPage.isConnected();
      await expect(outage).toBeHidden();
    });
    await test.step('is on the air again with the same services, without a press', async () => {
      await loseForLong();
      await expect(performerPage.page).toHaveTitle(/No connection/u);
      await platform.fault('silent-auth', false, performerId);
      await performerPage.isConnected();
      await expect(performerPage.state('Ready')).toBeVisible();
      await mark.asks(performerId);
      await performerPage.accept();
      await performerPage.end('End session');
      await performerPage.readSummary('You ended the session.');
    });
    await test.step('lists a request of that time as missed, whose customer was told to wait for 60 s', async () => {
      await loseForLong();
      await mark.asks(performerId);
      await marksEvents.waitFor('videoChat', { _stateChange: 'AWAYPERF', waits: 60 });
      await marksEvents.waitFor('videoChat', { _stateChange: 'GONEPERF', RESPONSE: false });
      await platform.fault('silent-auth', false, performerId);
      await performerPage.isConnected();
      await performerPage.goTo('/');
      await expect(performerPage.missed('Mark')).toContainText('Your device could not be reached');
      await expect(performerPage.missed('Mark').getByRole('link', { name: 'Write a message' })).toBeVisible();
      await expect(performerPage.state('Ready')).toBeVisible();
    });
    await test.step('is in step again when the browser lets a frozen page go on, whose socket died meanwhile (fault 2)', async () => {
      if (!canRun(performerPage.page, 'a page that stands still: no command of Firefox names its process')) return;
      // The page stands still because its process does: Chromium without a window does not freeze a page when told to.
      const devtools = await browser.newBrowserCDPSession();
      const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
      const pages = processInfo.filter(({ type }) => type === 'renderer');
      expect(pages).not.toEqual([]);
      const turn = (how: 'SIGSTOP' | 'SIGCONT'): void => {
        for (const { id } of pages) process.kill(id, how);
      };
      turn('SIGSTOP');
      await platform.fault('drop-socket', true, performerId);
      await mark.writes(performerId, 'While you were frozen', 'Did you see it?');
      turn('SIGCONT');
      await performerPage.isConnected();
      await expect(performerPage.state('Ready')).toBeVisible();
      await expect(performerPage.page.getByRole('link', { name: 'Inbox 1 unread' })).toBeVisible();
      await devtools.detach();
    });
  });
});

test.describe('in real time, because a reload sets a faster clock back', () => {
  test.use({ clockRate: 1 });

  test('says in words that the connection is lost, loses no message, keeps the draft through a forced reload, and closes the session at a forced log-out', async ({
    performerPage,
    performerId,
    platform,
    mark,
    marksEvents,
    watch,
  }) => {
    test.setTimeout(90_000);
    watch.expect(CARD_NOT_LOADED);
    await test.step('says in words that the connection is lost, and when it is back', async () => {
      await performerPage.startWork();
      await platform.fault('silent-auth', true, performerId);
      await platform.fault('drop-socket', true, performerId);
      await expect(performerPage.connection('Lost · reconnecting')).toBeVisible();
      await platform.fault('silent-auth', false, performerId);
      await performerPage.isConnected();
    });
    await test.step('loses and doubles no message while the socket drops and both sides write', async () => {
      const performerLines = numbered('performer', 12);
      const customerLines = numbered('customer', 12);
      await performerPage.meet(mark);
      for (const [index, text] of customerLines.entries()) {
        if (index % 4 === 2) await platform.fault('drop-socket', true, performerId);
        await mark.says(text);
        await performerPage.say(performerLines[index] ?? '');
      }
      await platform.fault('drop-socket', true, performerId);
      await mark.says('customer 13');
      await expect(performerPage.line('customer 13')).toBeVisible();
      await expect(performerPage.chat.getByText('Connection restored. No messages are missing.')).toBeVisible();
      await expect(performerPage.sentLines).toHaveCount(performerLines.length);
      const shown = await performerPage.texts();
      expect(shown).toHaveLength(performerLines.length + customerLines.length + 1);
      expect(shown.filter((text) => text.startsWith('performer'))).toEqual(performerLines);
      expect(shown.filter((text) => text.startsWith('customer'))).toEqual([...customerLines, 'customer 13']);
      await expect.poll(() => marksEvents.messages()).toEqual(performerLines);
    });
    await test.step('reloads when the platform forces it, once in 60 s, and keeps the draft', async () => {
      await performerPage.message.fill('Half a sen');
      const reloaded = performerPage.page.waitForEvent('load');
      await platform.trigger('forceReload', performerId);
      await reloaded;
      await expect(performerPage.state('In session')).toBeVisible({ timeout: 20_000 });
      let loads = 0;
      performerPage.page.on('load', () => (loads += 1));
      await platform.trigger('forceReload', performerId);
      // What comes after it on the same socket shows that it was heard.
      await mark.says('Are you still there?');
      await expect(performerPage.line('Are you still there?')).toBeVisible();
      expect(loads).toBe(0);
      await expect(performerPage.message).toHaveValue('Half a sen');
    });
    await test.step('closes the session on screen when the platform logs the performer out', async () => {
      await platform.trigger('logout', performerId, { message: 'double tab' });
      await performerPage.isAtLogin();
      await expect(performerPage.page.getByText('Greenroom was open in more than one tab or window.')).toBeVisible();
    });
  });
});
