// The phone as a remote: from a press on the phone until the phone shows that the laptop has done it.
import type { Page } from 'playwright';
import { mediaFlags } from '../launch-flags.ts';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { createPerformerPage } from '../support/browser/performer-page.ts';
import { startPlatform } from '../support/platform.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { loggedInContext } from './logged-in-context.ts';
import { median } from './measure-page.ts';

const ROUNDS = 7;
const MOST = 300;

/** Presses a button of the page and waits for a text, both within the page. @returns milliseconds between them */
const pressUntil = (page: Page, button: string, text: string): Promise<number> =>
  page.evaluate(
    async ([name, wanted]) => {
      const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
      if (found === undefined) throw new Error(`There is no button ${name}.`);
      const isThere = (): boolean => document.querySelector('main')?.innerText.includes(wanted) === true;
      const start = performance.now();
      found.click();
      while (!isThere() && performance.now() - start < 5_000) await new Promise((go) => setTimeout(go, 1));
      return performance.now() - start;
    },
    [button, text] as const,
  );

export const run = async (): Promise<BenchRow[]> => {
  const platform = await startPlatform({ clockRate: 1 });
  const browser = await launchBrowser(...mediaFlags(5));
  const phones = await launchBrowser();
  try {
    const performerId = await platform.hire({ language: 'en', services: ['cam', 'video', 'chat'] });
    const context = await loggedInContext(browser, platform, performerId);
    await context.grantPermissions(['camera', 'microphone']);
    await context.addInitScript(() => localStorage.setItem('greenroom.language', 'en'));
    const laptop = await context.newPage();
    const performerPage = createPerformerPage(laptop, platform, performerId);
    await performerPage.startWork();
    await laptop.getByRole('button', { name: /^Your account/ }).click();
    await laptop.getByRole('menuitem', { name: 'Use your phone as remote' }).click();
    const dialog = laptop.getByRole('dialog', { name: 'Phone as remote' });
    const code = (await dialog.locator('code').innerText()).replace('-', '');
    const phoneContext = await phones.newContext({ locale: 'en-GB', viewport: { width: 360, height: 640 } });
    const phone = await phoneContext.newPage();
    await phone.goto(`${platform.url}/remote/#${code}`);
    await phone.getByRole('heading', { name: 'Off air' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await performerPage.studio.getByRole('button', { name: 'Go ready' }).click();
    await performerPage.state('Ready').waitFor();
    const mark = await platform.customer({ name: 'Mark', country: 'nl' });

    const times: Record<'mute' | 'unmute' | 'reply' | 'stop' | 'end', number[]> = {
      mute: [],
      unmute: [],
      reply: [],
      stop: [],
      end: [],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await mark.asks(performerId);
      await performerPage.accept();
      await phone.getByRole('heading', { name: 'In session' }).waitFor();
      times.mute.push(await pressUntil(phone, 'Mute microphone', 'Microphone is muted'));
      times.unmute.push(await pressUntil(phone, 'Unmute', 'Mute microphone'));
      times.reply.push(await pressUntil(phone, 'leuk dat je er bent', 'Sent'));
      times.stop.push(await pressUntil(phone, 'Stop toys', 'Toys stopped'));
      await phone.getByRole('button', { name: 'End session' }).click();
      times.end.push(await pressUntil(phone, 'End now', 'No customer now.'));
      await performerPage.readSummary('You ended the session.');
    }
    return Object.entries(times).flatMap(([action, measured]) => [
      atMost(
        `remote, ${action}: from the press to what the phone shows, median of ${ROUNDS}`,
        median(measured),
        'ms',
        MOST,
      ),
      atMost('… the slowest', Math.max(...measured), 'ms', MOST),
    ]);
  } finally {
    await browser.close();
    await phones.close();
    await platform.stop();
  }
};
