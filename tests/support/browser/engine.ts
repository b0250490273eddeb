import { readFile } from 'node:fs/promises';
import { type Page, test } from 'playwright/test';
import { LEFT_OUT } from '../../../scripts/lib/engines.mjs';

/** Checks whether the page is in Chromium, whose protocol alone grants permissions, emulates a brightness and crashes a tab. */
export const isChromium = (page: Page): boolean => page.context().browser()?.browserType().name() === 'chromium';

/**
 * Checks whether a part of a journey can run that only Chromium can be driven through. In another engine the part is left out, and the
 * result of the run names it.
 *
 * @param part what is left out and why
 */
export const canRun = (page: Page, part: string): boolean => {
  if (isChromium(page)) return true;
  test.info().annotations.push({ type: LEFT_OUT, description: part });
  return false;
};

/** The object behind one that Playwright hands out, for what its own methods do not pass on. */
const insideOf = (object: object) => Reflect.get(object, '_connection').toImpl(object);

/** Sends a command of WebDriver BiDi, of which Playwright passes on only a part. */
export const sendBidi = (page: Page, command: string, params: object): Promise<unknown> =>
  insideOf(page).delegate._session.send(command, params);

export const userContextOf = (page: Page): string => insideOf(page.context())._browserContextId;

/** Has the page say that it is in another browser, until `stop`. */
export const pretendToBe = async (page: Page, userAgent: string): Promise<{ readonly stop: () => Promise<void> }> => {
  if (isChromium(page)) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setUserAgentOverride', { userAgent });
    return { stop: () => devtools.detach() };
  }
  const say = async (what: string | null): Promise<void> => {
    await sendBidi(page, 'emulation.setUserAgentOverride', { userAgent: what, userContexts: [userContextOf(page)] });
  };
  await say(userAgent);
  return { stop: () => say(null) };
};

/** Has the page fetch everything anew, until `stop`. */
export const bypassCache = async (page: Page): Promise<{ readonly stop: () => Promise<void> }> => {
  if (isChromium(page)) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    return { stop: () => devtools.detach() };
  }
  const set = async (cacheBehavior: 'bypass' | 'default'): Promise<void> => {
    await sendBidi(page, 'network.setCacheBehavior', { cacheBehavior });
  };
  await set('bypass');
  return { stop: () => set('default') };
};

/** Part that needs two cameras. */
export const SECOND_CAMERA = 'another camera, of which Firefox imitates one alone';
/** Part that needs a sound card. */
export const SOUND = 'sound and its meters: without a sound card Firefox plays nothing';

/** Allows what a page asks for. In Firefox the preferences of its start do, for all pages. */
export const grant = async (page: Page, permissions: readonly string[]): Promise<void> => {
  if (isChromium(page)) await page.context().grantPermissions([...permissions]);
};

/** Saves a file by a press. Firefox tells nobody of a file that a page made itself, so there its address is read. */
export const saveFile = async (page: Page, press: () => Promise<void>) => {
  if (isChromium(page)) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  }
  const saved = page.evaluate(
    () =>
      new Promise<{ readonly name: string; readonly content: string }>((resolve) => {
        const { createObjectURL } = URL;
        const { click } = HTMLAnchorElement.prototype;
        let made: Blob | undefined;
        URL.createObjectURL = (blob: Blob) => createObjectURL.call(URL, (made = blob));
        HTMLAnchorElement.prototype.click = function clickHere(): void {
          click.call(this);
          URL.createObjectURL = createObjectURL;
          HTMLAnchorElement.prototype.click = click;
          void made?.arrayBuffer().then((bytes) => {
            const content = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
            resolve({ name: this.download, content: btoa(content) });
          });
        };
      }),
  );
  const [{ name, content }] = await Promise.all([saved, press()]);
  return { name, content: Buffer.from(content, 'base64') };
};

/**
 * Presses Tab. At the end of a page or dialog Firefox goes on to its own bars, from which no key and no press leads back; there the page
 * is begun anew, as Chromium does.
 */
export const pressTab = async (page: Page): Promise<void> => {
  if (isChromium(page)) return page.keyboard.press('Tab');
  await page.evaluate(() => {
    const whole = Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document.body;
    for (const where of ['afterbegin', 'beforeend'] as const) {
      const edge = document.createElement('span');
      // Only the end is a stop of Tab.
      edge.tabIndex = where === 'beforeend' ? 0 : -1;
      edge.dataset['edge'] = where;
      edge.style.position = 'fixed';
      whole.insertAdjacentElement(where, edge);
    }
  });
  await page.keyboard.press('Tab');
  const isAtEnd = await page.evaluate(() => {
    if (document.activeElement?.matches('[data-edge="beforeend"]') !== true) return false;
    document.querySelector<HTMLElement>('[data-edge="afterbegin"]')?.focus();
    return true;
  });
  if (isAtEnd) await page.keyboard.press('Tab');
  await page.evaluate(() => {
    for (const edge of document.querySelectorAll('[data-edge]')) edge.remove();
  });
};
