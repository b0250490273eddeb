import { expect, type Browser, type Locator, type Page } from 'playwright/test';
import type { TestPlatform } from '../test-platform.ts';
import { isChromium } from './engine.ts';
import { playStream, seenBy, watchMedia, type Asking } from './video-watch.ts';

const timeOf = (video: Locator): Promise<number> => video.evaluate((element: HTMLVideoElement) => element.currentTime);
/** Its time stands still without new pictures. */
export const plays = async (video: Locator, seconds = 0.5): Promise<void> => {
  const start = await timeOf(video);
  await expect.poll(() => timeOf(video), { intervals: [100] }).toBeGreaterThan(start + seconds);
};
/** @returns the milliseconds after which the picture of this name is first shown from now on */
export const shownAgain = (page: Page, label: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const watched = new Set<HTMLVideoElement>();
        const look = (): void => {
          const video = document.querySelector<HTMLVideoElement>(`video[aria-label="${name}"]`);
          if (video === null || watched.has(video)) return;
          watched.add(video);
          video.requestVideoFrameCallback(() => {
            clearInterval(looking);
            resolve(performance.now() - from);
          });
        };
        const looking = setInterval(look, 20);
      }),
    label,
  );
/** Grants or denies the use of a device; in Chromium alone, whose preferences are not those of all pages. */
export const permission = async (
  page: Page,
  name: 'camera' | 'microphone',
  setting: 'granted' | 'denied',
): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  await devtools.send('Browser.setPermission', {
    permission: { name },
    setting,
    origin: new URL(page.url()).origin,
    ...(targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId }),
  });
};

/** Opens a customer in a separate browser, who watches the performer. */
export const openCustomer = async (browser: Browser, platform: TestPlatform) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await watchMedia(page);
  await page.goto(`${platform.url}/login`);
  return {
    watch: async (performerId: string, asking: Asking) => playStream(page, await platform.ticket(performerId), asking),
    // Firefox sends a smaller picture while the machine is busy.
    sees: async (size: string) =>
      expect.poll(async () => (await seenBy(page)).size).toMatch(isChromium(page) ? size : /^[1-9]\d+ x \d+$/),
    now: () => seenBy(page),
    page,
    leave: () => context.close(),
  };
};

/** Brightness of the picture that the customer sees, from 0 (black) to 255. */
export const brightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [32, 18];
    const context = canvas.getContext('2d');
    if (video === null || context === null) return -1;
    context.drawImage(video, 0, 0, 32, 18);
    const { data } = context.getImageData(0, 0, 32, 18);
    let brightest = 0;
    for (let at = 0; at < data.length; at += 4)
      brightest = Math.max(brightest, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    return brightest;
  });
