import type { Locator, TestInfo } from 'playwright/test';
import { expect, panelOf, test } from '../support/browser/e2e-toys.ts';
import { canRun } from '../support/browser/engine.ts';
import { spoken } from '../support/browser/spoken.ts';
import { pressAt, tabTo } from '../support/browser/tab-to.ts';

// Keys count 700 ms after the last one: at another rate that were less than a busy browser needs between two.
test.use({ start: 'loggedOut', performer: { past: true, services: ['chat', 'email'] }, clockRate: 1 });

/** Controls and parts of a page that a screen reader names by their role alone where they have no name. */
const UNNAMED =
  /^(?:button|link|textbox|checkbox|switch|combobox|slider|menuitem|tab|image|log|dialog|alertdialog|region)\b(?! “)/;

const SPOKEN = 'what a screen reader says: no command of Firefox reads its accessibility tree';

const keep = async (info: TestInfo, name: string, lines: readonly string[]): Promise<void> => {
  await info.attach(name, { body: lines.join('\n'), contentType: 'text/plain' });
};

/** Asserts that lines that match are there, in this order. */
const expectInOrder = (lines: readonly string[], wanted: readonly RegExp[]): void => {
  let from = 0;
  for (const pattern of wanted) {
    const at = lines.findIndex((line, index) => index >= from && pattern.test(line));
    expect(at, `${String(pattern)} after line ${from} of\n${lines.join('\n')}`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
};

test('logs in, works a session, does what is beside the sessions, and logs out by keyboard alone, and says request, session and toy stop to a screen reader', async ({
  performerPage,
  performerId,
  mark,
  platform,
  toyApp,
}, info) => {
  test.slow();
  const { page } = performerPage;
  const { keyboard } = page;
  await mark.writes(performerId, 'Saturday', 'Is 9 o’clock fine?');
  await performerPage.openLogin();
  await expect(performerPage.performerIdField).toBeFocused();
  await keyboard.type(performerId);
  await keyboard.press('Tab');
  await keyboard.type('greenroom-demo');
  await keyboard.press('Enter');
  await performerPage.isHome();
  await performerPage.isConnected();

  await expect(performerPage.homeHeading()).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const services = page.getByRole('button', { name: /live services?$/ });
  await tabTo(page, services);
  await keyboard.press('Enter');
  await tabTo(page, performerPage.serviceSwitch('Peek'));
  await keyboard.press('Space');
  await expect(performerPage.serviceSwitch('Peek')).toBeChecked();
  await keyboard.press('Space');
  await expect(performerPage.serviceSwitch('Peek')).not.toBeChecked();
  await keyboard.press('Escape');
  await expect(performerPage.services).toBeHidden();
  await expect(services).toBeFocused();

  await keyboard.press('?');
  await expect(performerPage.dialog('Shortcuts')).toBeVisible();
  await keyboard.press('Escape');
  await expect(performerPage.dialog('Shortcuts')).toBeHidden();
  await keyboard.press('p');
  await expect(performerPage.pauseButton('Resume work')).toBeVisible();
  await keyboard.press('p');
  await expect(performerPage.pauseButton('Pause work')).toBeVisible();

  await pressAt(page, panelOf(performerPage).getByRole('button', { name: 'Connect' }));
  await expect(panelOf(performerPage)).toContainText('Connected');

  for (const name of ['Go ready', 'Stop']) {
    await tabTo(page, performerPage.studio.getByRole('button', { name, exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Studio', exact: true })).toBeFocused();
  }
  await keyboard.press('g');
  await expect(performerPage.state('Ready')).toBeVisible();
  await mark.asks(performerId);
  await test.step('reads a request as a window with who asks, and its answers', async () => {
    await expect(performerPage.request).toBeVisible();
    if (!canRun(page, SPOKEN)) return;
    const lines = await spoken(page, '[role=alertdialog]');
    await keep(info, 'request', lines);
    expectInOrder(lines, [/^alertdialog “.*request ·.*”.* modal/, /Mark/, /^button “/]);
    expect(lines.some((line) => line.startsWith('button “Accept'))).toBe(true);
    expect(lines.filter((line) => UNNAMED.test(line))).toEqual([]);
  });
  await performerPage.answerByKey('Enter');
  await expect(performerPage.state('In session')).toBeVisible();
  await expect(performerPage.message).toBeFocused();
  await keyboard.type('e is a letter here');
  await keyboard.press('Enter');
  await expect(performerPage.line('e is a letter here')).toBeVisible();
  await expect(performerPage.ending).toBeHidden();
  await test.step('reads a session with its conversation, and a message as it comes', async () => {
    await mark.startsBothTimers();
    await mark.says('Hello there');
    await expect(performerPage.line('Hello there')).toBeVisible();
    if (!canRun(page, SPOKEN)) return;
    const lines = await spoken(page);
    await keep(info, 'session', lines);
    expectInOrder(lines, [/^log “Conversation” live polite/, /^“Hello there”/, /^textbox “Your message”/]);
    expect(lines.some((line) => line.startsWith('timer'))).toBe(true);
    expect(lines.some((line) => line.startsWith('button “Stop toys'))).toBe(true);
    expect(lines.some((line) => line.startsWith('button “End'))).toBe(true);
    expect(lines.filter((line) => UNNAMED.test(line))).toEqual([]);
  });
  await test.step('says at once that the toys are being stopped, and that they are once they answered', async () => {
    await platform.trigger('toy', performerId, { type: 'tip', value: '7' });
    await expect.poll(toyApp.drawer.moving).toHaveLength(2);
    toyApp.misbehave({ slow: 1_500 });
    await pressAt(page, performerPage.button('Stop toys').first());
    if (!canRun(page, SPOKEN)) return expect.poll(toyApp.drawer.moving).toEqual([]);
    const said = async (): Promise<string> => {
      const lines = (await spoken(page)).filter((line) => / live (?:polite|assertive)/.test(line));
      return lines.join('\n');
    };
    // The answer comes after 1.5 s: with pauses of a second the words before it could be missed.
    await expect.poll(said, { intervals: [50] }).toMatch(/“.*Stopping ….*” live/);
    await expect.poll(said).toMatch(/“.*Stopped.*” live/);
    await keep(info, 'stop', await spoken(page));
  });
  await test.step('has the cursor in the line after Esc Esc, and takes a sentence without a cursor for nothing', async () => {
    for (const sentence of ['prima vind ik mooi', 'even wachten', 'very much so, please', 'sehr gerne, mach weiter']) {
      for (const key of ['Escape', 'Escape']) await keyboard.press(key);
      await expect(performerPage.message).toBeFocused();
      await keyboard.type(sentence);
      await expect(performerPage.message).toHaveValue(sentence);
      await performerPage.message.fill('');
      await performerPage.message.blur();
      await keyboard.type(sentence);
      await keyboard.press('Enter');
    }
    await expect(performerPage.ending).toBeHidden();
    await expect(performerPage.state('In session')).toBeAttached();
    await expect(performerPage.message).toHaveValue('');
  });
  await keyboard.press('Control+e');
  await expect(performerPage.ending.getByRole('button', { name: /^End session/ })).toBeFocused();
  const memo = performerPage.summary.getByRole('textbox', { name: 'Memo' });
  // Enter counts after 700 ms without a typed character; one that comes too early begins the wait anew.
  await expect(async () => {
    await keyboard.press('Enter');
    await expect(performerPage.ending).toBeHidden({ timeout: 1_000 });
  }).toPass();
  // What was being typed when the session ended is neither a memo nor an answer.
  // Seen often and typed all at once: the summary takes keys once none came for 700 ms.
  await expect.poll(() => memo.and(page.locator(':focus')).count(), { intervals: [50] }).toBe(1);
  await Promise.all(['f', 'o', 'r', ' ', 'y', 'o', 'u', ' ', 'Enter'].map((key) => keyboard.press(key)));
  await expect(memo).toHaveValue('');
  await expect(performerPage.summary).toBeVisible();
  // Keys count after 700 ms without one: until then a letter is lost, and each begins the wait anew.
  await expect(async () => {
    await keyboard.press('S');
    await expect(memo).toHaveValue('S', { timeout: 1_000 });
  }).toPass({ intervals: [1_000] });
  await keyboard.type('peaks slowly');
  await expect(memo).toHaveValue('Speaks slowly');
  await keyboard.press('Enter');
  await expect(performerPage.summary).toBeHidden();

  await test.step('opens the earnings, writes a memo about a customer, answers a message and begins a thread', async () => {
    const press = async (target: Locator): Promise<void> => {
      await tabTo(page, target);
      await keyboard.press('Enter');
    };
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const goTo = (name: RegExp): Promise<void> => press(menu.getByRole('link', { name }));
    const main = page.getByRole('main');
    await goTo(/^Earnings/);
    await press(main.getByRole('link', { name: 'Month', exact: true }));
    await press(main.getByRole('link', { name: 'The month before' }));
    await expect(page).toHaveURL(/scope=month&date=/);
    await tabTo(page, main.getByText('Show as table'));
    await keyboard.press('Space');
    await expect(page.getByRole('table', { name: 'Earnings by day of the month' })).toBeVisible();

    await goTo(/^Customers/);
    await tabTo(page, main.getByRole('combobox', { name: 'Order' }));
    await keyboard.type('Earned');
    await expect(page).toHaveURL(/order=earnings/);
    await press(main.locator('tbody').getByRole('link').first());
    await press(main.getByRole('button', { name: 'Add memo' }));
    await tabTo(page, main.getByRole('textbox', { name: 'Memo' }));
    await keyboard.type('Likes tea');
    await press(main.getByRole('button', { name: 'Save', exact: true }));
    await expect(main.getByText('Likes tea')).toBeVisible();

    await goTo(/^Inbox/);
    await press(main.getByRole('link', { name: /Saturday/ }));
    await tabTo(page, main.getByRole('textbox', { name: 'Your message' }));
    await keyboard.type('Nine is perfect.');
    await press(main.getByRole('button', { name: 'Send' }));
    await expect(main.getByText('Sent', { exact: true }).last()).toBeVisible();

    await goTo(/^Forum/);
    await press(main.getByRole('link', { name: 'Techniek' }));
    await press(main.getByRole('link', { name: 'New thread' }));
    await tabTo(page, main.getByRole('textbox', { name: 'Title' }));
    await keyboard.type('Quiet fans');
    await keyboard.press('Tab');
    await keyboard.type('Which fan does the microphone not hear?');
    await press(main.getByRole('button', { name: 'Start thread' }));
    await expect(main.getByRole('article')).toContainText('Which fan');
  });

  await tabTo(page, page.getByRole('button', { name: /^Your account/ }));
  await keyboard.press('Enter');
  // The menu takes the keys once it has the focus.
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await keyboard.press('Enter');
  await performerPage.isAtLogin();
});
