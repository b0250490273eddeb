import type { TestInfo } from 'playwright/test';
import { connect, expect, test } from '../support/browser/e2e-toys.ts';
import { spoken } from '../support/browser/spoken.ts';

test.use({ clockRate: 1, performer: { services: ['chat', 'email'], theme: 'system' } });
test.setTimeout(120_000);

/** Controls and parts of a page that a screen reader names by their role alone where they have no name. */
const UNNAMED =
  /^(?:button|link|textbox|checkbox|switch|combobox|slider|menuitem|tab|image|log|dialog|alertdialog|region)\b(?! “)/;

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

test('says request, session and toy stop to a screen reader, by names, in order and as they happen', async ({
  performerPage,
  performerId,
  page,
  mark,
  platform,
  toyApp,
}, info) => {
  await connect(performerPage);
  await performerPage.goReady();
  await test.step('reads a request as a window with who asks, and its answers', async () => {
    await mark.asks(performerId);
    await expect(performerPage.request).toBeVisible();
    const lines = await spoken(page, '[role=alertdialog]');
    await keep(info, 'request', lines);
    expectInOrder(lines, [/^alertdialog “.*request ·.*”.* modal/, /Mark/, /^button “/]);
    expect(lines.some((line) => line.startsWith('button “Accept'))).toBe(true);
    expect(lines.filter((line) => UNNAMED.test(line))).toEqual([]);
  });
  await test.step('reads a session with its conversation, and a message as it comes', async () => {
    await performerPage.accept();
    await mark.startsBothTimers();
    await mark.says('Hello there');
    await expect(performerPage.line('Hello there')).toBeVisible();
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
    await performerPage.button('Stop toys').first().click();
    const said = async (): Promise<string> => {
      const lines = (await spoken(page)).filter((line) => / live (?:polite|assertive)/.test(line));
      return lines.join('\n');
    };
    // The answer comes after 1.5 s: with pauses of a second the words before it could be missed.
    await expect.poll(said, { intervals: [50] }).toMatch(/“.*Stopping ….*” live/);
    await expect.poll(said).toMatch(/“.*Stopped.*” live/);
    await keep(info, 'stop', await spoken(page));
  });
});
