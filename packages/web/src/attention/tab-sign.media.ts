import type { Clock, Cancel } from '@greenroom/core/kernel/clock.port';
import { TITLE_FLASH } from './attention.constants.ts';
import type { TabSign } from './attention.port.ts';

/** The part of the page this file touches. */
export interface TabPage {
  readonly getTitle: () => string;
  readonly setTitle: (title: string) => void;
  readonly setIcon: (kind: 'usual' | 'request') => void;
}

const ICON = { usual: '/favicon.svg', request: '/favicon-request.svg' } as const;

/** The page's own title and icon. */
export const tabPage = (page: Document): TabPage => ({
  getTitle: () => page.title,
  setTitle: (title) => {
    page.title = title;
  },
  setIcon: (kind) => page.querySelector('link[rel="icon"]')?.setAttribute('href', ICON[kind]),
});

/**
 * Flashes the title with the app's clock: a hidden tab's own timers come too seldom. Of several signs the newest flashes, and the one before
 * it again afterwards.
 */
export const createTabSign = (page: TabPage, clock: Clock): TabSign => {
  let signs: readonly { readonly title: string }[] = [];
  let usual = '';
  // A page drops blanks at the ends of its title, so what it shows may differ from what it was given.
  let flashed: string | undefined;
  let planned: Cancel | undefined;
  const flash = (sign: string, isShown: boolean): void => {
    // Another page may have been opened meanwhile: then that is the title to come back to.
    const now = page.getTitle();
    if (now !== flashed) usual = now;
    page.setTitle(isShown ? sign : usual);
    if (isShown) flashed = page.getTitle();
    planned = clock.schedule(TITLE_FLASH, () => flash(sign, !isShown));
  };
  const update = (): void => {
    planned?.();
    planned = undefined;
    const newest = signs.at(-1);
    page.setIcon(newest === undefined ? 'usual' : 'request');
    if (newest !== undefined) return flash(newest.title, true);
    if (page.getTitle() === flashed) page.setTitle(usual);
    flashed = undefined;
  };
  const show = (title: string): Cancel => {
    const sign = { title };
    signs = [...signs, sign];
    update();
    return () => {
      if (!signs.includes(sign)) return;
      signs = signs.filter((each) => each !== sign);
      update();
    };
  };
  return { show };
};
