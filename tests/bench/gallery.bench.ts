// A gallery of 200 photos, sent to the simulated platform one by one: what its first screen fetches, and how smoothly it scrolls.
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { createBarePerformer } from '../support/bare-performer.ts';
import { createBareUploader } from '../support/bare-upload.ts';
import { launchBrowser } from '../support/browser/launch-browser.ts';
import { photo } from '../support/media/media-files.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/test-platform.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { loggedInContext, VIEWPORT } from './logged-in-context.ts';
import { recorded } from './main-thread.ts';

const PHOTOS = 200;
/** No more may wait for approval. */
const AT_ONCE = 10;
const SIZE = { width: 660, height: 880 };
const LONG_MS = 50;
const NOTCH_PX = 120;
const BETWEEN_NOTCHES_MS = 40;
/** Number of pictures in view, and of those that the next turns of the wheel show. */
const FIRST_SCREEN = 60;
const FIRST_SCREEN_KB = 300;
const KB = 1_000;
/** Milliseconds for the pictures below the view. */
const SETTLED_MS = 2_000;

const fill = async (platform: TestPlatform, performerId: string): Promise<void> => {
  const performer = createBarePerformer(platform);
  await performer.arrives(performerId);
  const uploads = createBareUploader(platform, performer, performerId);
  for (let sent = 0; sent < PHOTOS; sent += AT_ONCE) {
    for (let number = sent; number < sent + AT_ONCE; number += 1) {
      const answer = await uploads.add('photo', await photo(SIZE.width, SIZE.height, number));
      if (answer.status !== 200) throw new Error(`Photo ${number} was answered with ${answer.status}.`);
    }
    await platform.moderate({ performerId, approve: true });
  }
  await performer.call('GET', 'auth/logout');
};

interface Fetched {
  pictures: number;
  bytes: number;
}

const countPictures = (context: BrowserContext): Fetched => {
  const fetched: Fetched = { pictures: 0, bytes: 0 };
  context.on('response', (response) => {
    if (response.request().resourceType() !== 'image' || !response.url().includes('.webp')) return;
    fetched.pictures += 1;
    fetched.bytes += Number(response.headers()['content-length'] ?? 0);
  });
  return fetched;
};

interface Scroll {
  /** Pictures that stood longer than they should, of all. */
  readonly lateFrames: number;
  readonly frames: number;
  /** Tasks that took a processor longer. */
  readonly longTasks: number;
}

const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node.getBoundingClientRect().bottom <= innerHeight);

/** With the wheel from the top to the end, a notch at a time. */
const scrollThrough = async (page: Page): Promise<Scroll> => {
  const devtools = await page.context().newCDPSession(page);
  const last = page.locator('img').last();
  await page.mouse.move(VIEWPORT.width / 2, VIEWPORT.height / 2);
  const frames = await page.evaluateHandle(() => {
    const times: number[] = [];
    const note = (at: number): void => {
      times.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return times;
  });
  const { tasks } = await recorded(devtools, async () => {
    while (!(await isInSight(last))) {
      await page.mouse.wheel(0, NOTCH_PX);
      await page.waitForTimeout(BETWEEN_NOTCHES_MS);
    }
  });
  const times = await frames.jsonValue();
  return {
    frames: times.length,
    lateFrames: times.filter((at, index) => at - (times[index - 1] ?? at) > LONG_MS).length,
    longTasks: tasks.filter(({ cpu }) => cpu > LONG_MS).length,
  };
};

/** The same pictures in the same places, without the product. */
const bareGallery = async (browser: Browser, platform: TestPlatform, sources: readonly string[]): Promise<Scroll> => {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${platform.url}/config.json`);
  const pictures = sources.map((source) => `<img src="${source}" loading="lazy" width="170" height="227">`);
  await page.setContent(`<div style="width:900px;padding-bottom:40px">${pictures.join('')}</div>`);
  const scroll = await scrollThrough(page);
  await page.context().close();
  return scroll;
};

/** Measures a full gallery. */
export const run = async (): Promise<BenchRow[]> => {
  const platform = await startPlatform();
  const browser = await launchBrowser();
  try {
    const performerId = await platform.hire();
    await fill(platform, performerId);
    const context = await loggedInContext(browser, platform, performerId);
    const fetched = countPictures(context);
    const page = await context.newPage();
    await page.goto(`${platform.url}/profile/photos/`);
    await page.locator('figure img').first().waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('figure img')]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .every((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
    );
    await page.waitForTimeout(SETTLED_MS);
    const first = { ...fetched };
    const scroll = await scrollThrough(page);
    const sources = await page
      .locator('figure img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    await context.close();
    const bare = await bareGallery(browser, platform, sources);
    const row = (what: string, figure: number, unit: string, most: number, floor?: number): BenchRow => ({
      ...atMost(`gallery of ${PHOTOS}: ${what}`, figure, unit, most, floor),
      ratio: undefined,
    });
    return [
      row('pictures fetched for the first screen', first.pictures, '', FIRST_SCREEN),
      row('their bytes', first.bytes / KB, 'kB', FIRST_SCREEN_KB),
      row(
        `of ${scroll.frames} frames while scrolling, longer than ${LONG_MS} ms`,
        scroll.lateFrames,
        '',
        0,
        bare.lateFrames,
      ),
      row(`tasks longer than ${LONG_MS} ms of processor time while scrolling`, scroll.longTasks, '', 0, bare.longTasks),
    ];
  } finally {
    await browser.close();
    await platform.stop();
  }
};
