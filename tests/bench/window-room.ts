import type { CDPSession } from 'playwright';

/** Room for the bars of a window, which a headless browser has too. */
const BARS_PX = 300;

/**
 * Makes the window higher than its page. What lies behind the lower edge of the window is never presented: a key there seems to wait until
 * something else of the page changes, a second in a session.
 *
 * @param devtools of the page, whose size was set
 */
export const makeRoom = async (devtools: CDPSession): Promise<void> => {
  const { windowId, bounds } = await devtools.send('Browser.getWindowForTarget');
  const { width = 0, height = 0 } = bounds;
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { width, height: height + BARS_PX } });
};
