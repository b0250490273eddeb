import type { BrowserContext, Locator, Page } from 'playwright/test';
import { sendBidi, userContextOf } from './engine.ts';

type Method = (this: unknown, ...given: unknown[]) => Promise<unknown>;

/** Replaces methods that all objects of a kind share. */
const wrap = (shared: object, names: readonly string[], wrapped: (method: Method) => Method): void => {
  for (const name of names) Reflect.set(shared, name, wrapped(Reflect.get(shared, name) as Method));
};

/** Brings a window to the front before it is used, as a user does: Firefox gives keys and focus to that one alone. */
const bringToFront =
  (pageOf: (used: unknown) => Page) =>
  (method: Method): Method =>
    async function inFront(...given) {
      const page = pageOf(this);
      if (!(await page.evaluate(() => document.hasFocus()))) await page.bringToFront();
      return method.apply(this, given);
    };

/**
 * Has Playwright's `fill` reach React: over WebDriver BiDi it may write into a field past the page, which then knows the value and takes
 * the event for none.
 */
const reachReact = (fill: Method): Method =>
  async function fillInPage(...given) {
    await fill.apply(this, given);
    await (this as Locator).evaluate((field, text) => {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      for (const each of ['', text]) {
        set?.call(field, each);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }, given[0]);
    return undefined;
  };

/** Has a cut network reach Firefox, of which Playwright says nothing to it. */
const cutNetwork = (context: BrowserContext, page: Page): void => {
  context.setOffline = async (isOffline) => {
    const networkConditions = isOffline ? { type: 'offline' } : null;
    await sendBidi(page, 'emulation.setNetworkConditions', { networkConditions, userContexts: [userContextOf(page)] });
  };
};

let isDriven = false;

/** Has Playwright drive a window of Firefox as it drives one of Chromium. */
export const driveFirefox = (page: Page): void => {
  cutNetwork(page.context(), page);
  page.emulateMedia = () => Promise.reject(new Error('Firefox cannot be told of a medium.'));
  if (isDriven) return;
  isDriven = true;
  const locator: object = Object.getPrototypeOf(page.locator('html'));
  const keyboard: object = Object.getPrototypeOf(page.keyboard);
  wrap(locator, ['fill'], reachReact);
  wrap(
    locator,
    ['fill', 'press', 'pressSequentially', 'click', 'focus'],
    bringToFront((used) => (used as Locator).page()),
  );
  wrap(
    keyboard,
    ['press', 'type', 'down'],
    bringToFront((used) => Reflect.get(used as object, '_page')),
  );
};
