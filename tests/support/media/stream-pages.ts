import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { GRANTED_FLAG, LAUNCH_FLAGS, mediaFlags } from '../../launch-flags.ts';
import type { StreamPageOrder } from './stream-page.ts';

/** Page of the performer and the one of the other side, in one browser. */
export interface StreamPages {
  readonly publisher: Page;
  readonly player: Page;
  /** One more on the other side. */
  readonly openAnother: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

const open = async (browser: Browser, url: string): Promise<Page> => {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => globalThis.live !== undefined);
  return page;
};

export const openStreamPages = async (url: string): Promise<StreamPages> => {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: ['--headless=new', ...LAUNCH_FLAGS, ...mediaFlags(), GRANTED_FLAG],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const [publisher, player] = await Promise.all([open(browser, url), open(browser, url)]);
  await publisher.evaluate(() => globalThis.live.turnCameraOn());
  return { publisher, player, openAnother: () => open(browser, url), close: () => browser.close() };
};

export const start = (page: Page, order: StreamPageOrder): Promise<void> =>
  page.evaluate((given) => globalThis.live.start(given), order);

export const statusIs = (page: Page, status: string): Promise<unknown> =>
  page.waitForFunction((wanted) => globalThis.live.stream()?.watch.state().status === wanted, status);

/** A picture that moves: without new frames the element's time stands still. */
export const isPlaying = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && video.videoWidth > 0 && video.currentTime > 0.3;
  });

/** Waits for the picture to have this size. */
export const sizeIs = (page: Page, width: number, height: number): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const video = document.querySelector('video');
    return `${video?.videoWidth} x ${video?.videoHeight}` === wanted;
  }, `${width} x ${height}`);

/** Stops both. @returns the states that the peer connections there ever were are in, each once */
export const stopBoth = async ({ player, publisher }: StreamPages): Promise<readonly string[]> => {
  const states: string[] = [];
  for (const page of [player, publisher]) {
    states.push(
      ...(await page.evaluate(() => {
        globalThis.live.stop();
        return globalThis.live.peers.map(({ connectionState }) => connectionState);
      })),
    );
  }
  return [...new Set(states)];
};
