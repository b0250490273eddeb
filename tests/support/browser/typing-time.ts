import type { Page } from 'playwright/test';

declare global {
  /** Lets milliseconds pass while the time of the page is held. */
  var letTimePass: (ms: number) => void;
  var releaseTime: () => void;
}

/** Milliseconds after which a page that opened by itself takes keys and presses. */
const SETTLE = 700;

/**
 * Holds the time of the page's input: 70 ms pass with each key and none else, so that what is typed and pressed follows as it does by
 * hand, however slow the machine is.
 */
export const holdTime = (page: Page): Promise<void> =>
  page.evaluate((keyMs) => {
    const real = performance.now.bind(performance);
    const stamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp');
    if (stamp === undefined) throw new Error('events have no time here');
    let now = real();
    const tick = (): void => void (now += keyMs);
    performance.now = () => now;
    Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => now });
    window.addEventListener('keydown', tick, { capture: true });
    globalThis.letTimePass = (ms) => void (now += ms);
    globalThis.releaseTime = () => {
      // The time goes on where it was: for the page no pause has been.
      const behind = real() - now;
      performance.now = () => real() - behind;
      Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => real() - behind });
      window.removeEventListener('keydown', tick, { capture: true });
    };
  }, 70);

/** Passes the time after which keys and presses count. */
export const settle = (page: Page): Promise<void> => page.evaluate((ms) => letTimePass(ms), SETTLE);

export const releaseTime = (page: Page): Promise<void> => page.evaluate(() => globalThis.releaseTime());

/** Sentences of a performer, in Dutch, English and German. */
export const SENTENCES = [
  'prima vind ik mooi',
  'even wachten',
  'very much so, please',
  'give me a moment',
  'sehr gerne, mach weiter',
  'einen Moment bitte',
] as const;
export const sentence = (index: number): string => SENTENCES[index % SENTENCES.length] ?? '';
