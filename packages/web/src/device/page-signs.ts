import type { Cancel } from '@greenroom/core/kernel/clock.port';

/** Signs of the browser for the network and for the visibility of the page. */
export interface PageSigns {
  /** The device has a network again. */
  readonly onOnline: (listener: () => void) => Cancel;
  /** The tab is looked at again. */
  readonly onVisible: (listener: () => void) => Cancel;
  /** The page runs again after the browser had frozen it, or had put it aside for another page of the tab. */
  readonly onResumed: (listener: () => void) => Cancel;
  /** The window has the focus again. */
  readonly onFocus: (listener: () => void) => Cancel;
  /** The tab is no longer looked at. */
  readonly onHidden: (listener: () => void) => Cancel;
  readonly isHidden: () => boolean;
}

type Listened = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

const listen = (target: Listened, event: string, listener: (event: Event) => void): Cancel => {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
};

export const pageSigns = (page: Listened, tab: Listened & Pick<Document, 'visibilityState'>): PageSigns => ({
  onOnline: (listener) => listen(page, 'online', listener),
  onVisible: (listener) =>
    listen(tab, 'visibilitychange', () => {
      if (tab.visibilityState === 'visible') listener();
    }),
  onResumed: (listener) => {
    const ends = [
      listen(tab, 'resume', listener),
      listen(page, 'pageshow', (event) => {
        if (Reflect.get(event, 'persisted') === true) listener();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  },
  onFocus: (listener) => listen(page, 'focus', listener),
  onHidden: (listener) =>
    listen(tab, 'visibilitychange', () => {
      if (tab.visibilityState === 'hidden') listener();
    }),
  isHidden: () => tab.visibilityState === 'hidden',
});
