import type { Clock, Cancel } from '@greenroom/core/kernel/clock.port';
import { TITLE_FLASH } from './attention.constants.ts';
import type { TabSign } from './attention.port.ts';

/** The part of the page this file touches. */
export interface TabPage {
  readonly getTitle: () => string;
  readonly setTitle: (title: string) => void;
  readonly setIcon: (kind: 'usual' | 'request') => void;
}

/** Flashes the title with the app's clock: a hidden tab's own timers come too seldom. */
export const createTabSign = (page: TabPage, clock: Clock): TabSign => {
  const show = (title: string): Cancel => {
    let usual = page.getTitle();
    let planned: Cancel | undefined;
    const flash = (shown: boolean): void => {
      // Another page may have been opened meanwhile: then that is the title to come back to.
      const now = page.getTitle();
      if (now !== title) usual = now;
      page.setTitle(shown ? title : usual);
      planned = clock.schedule(TITLE_FLASH, () => flash(!shown));
    };
    page.setIcon('request');
    flash(true);
    return () => {
      if (planned === undefined) return;
      planned();
      planned = undefined;
      page.setIcon('usual');
      if (page.getTitle() === title) page.setTitle(usual);
    };
  };
  return { show };
};
