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

/** Flashes the title with the app's clock: a hidden tab's own timers come too seldom. */
export const createTabSign = (page: TabPage, clock: Clock): TabSign => {
  const show = (title: string): Cancel => {
    let usual = page.getTitle();
    // A page drops blanks at the ends of its title, so what it shows may differ from what it was given.
    let flashed: string | undefined;
    let planned: Cancel | undefined;
    const flash = (shown: boolean): void => {
      // Another page may have been opened meanwhile: then that is the title to come back to.
      const now = page.getTitle();
      if (now !== flashed) usual = now;
      page.setTitle(shown ? title : usual);
      if (shown) flashed = page.getTitle();
      planned = clock.schedule(TITLE_FLASH, () => flash(!shown));
    };
    page.setIcon('request');
    flash(true);
    return () => {
      if (planned === undefined) return;
      planned();
      planned = undefined;
      page.setIcon('usual');
      if (page.getTitle() === flashed) page.setTitle(usual);
    };
  };
  return { show };
};
