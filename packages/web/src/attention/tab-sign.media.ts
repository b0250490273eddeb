import type { Clock, Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
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
 * it again afterwards. In between stands the title of the session, where one runs, else that of the page.
 */
export const createTabSign = (page: TabPage, clock: Clock, hidden: Pick<Watchable<boolean>, 'state'>): TabSign => {
  let signs: readonly { readonly title: string }[] = [];
  let session: string | undefined;
  let ofPage = '';
  let isFlashing = false;
  // A page drops blanks at the ends of its title, so what it shows may differ from what it was given.
  let put: string | undefined;
  let planned: Cancel | undefined;
  const setTitle = (title: string): void => {
    page.setTitle(title);
    put = page.getTitle();
  };
  /** Another page may have been opened meanwhile: then that is the title to come back to. That of the neutral screen never is. */
  const noteTitle = (): void => {
    const now = page.getTitle();
    if (now !== put && !hidden.state()) ofPage = now;
  };
  const flash = (sign: string, isShown: boolean): void => {
    noteTitle();
    isFlashing = isShown;
    setTitle(isShown ? sign : (session ?? ofPage));
    planned = clock.schedule(TITLE_FLASH, () => flash(sign, !isShown));
  };
  const update = (): void => {
    planned?.();
    planned = undefined;
    const newest = signs.at(-1);
    page.setIcon(newest === undefined ? 'usual' : 'request');
    if (newest !== undefined) return flash(newest.title, true);
    noteTitle();
    isFlashing = false;
    setTitle(session ?? ofPage);
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
  const setSession = (title: string | undefined): void => {
    if (title === session) return;
    noteTitle();
    session = title;
    if (!isFlashing) setTitle(session ?? ofPage);
  };
  return { show, setSession };
};
