import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';

/** Checks whether the page is in Chromium, whose protocol alone grants permissions, emulates a brightness and cuts a network. */
export const isChromium = (page: Page): boolean => page.context().browser()?.browserType().name() === 'chromium';

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
 * Has Playwright's `fill` reach React in Firefox: over WebDriver BiDi it may write into a field past the page, which then knows the
 * value and takes the event for none.
 */
export const fillFields = (page: Page): void => {
  const shared: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('html'));
  const { fill } = shared;
  if (fill.name === 'fillInPage') return;
  shared.fill = async function fillInPage(this: Locator, value, options) {
    await fill.call(this, value, options);
    await this.evaluate((field, text) => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      for (const each of ['', text]) {
        set?.call(field, each);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }, value);
  };
};
