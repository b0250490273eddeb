import type { Cancel } from '@greenroom/core/kernel/clock.port';
import type { Watchable } from '@greenroom/core/kernel/machine';
import { ignoreRejection } from './ignore-rejection.ts';

/** The page as far as the tab shows it. */
export type TabDocument = Pick<Document, 'title' | 'head' | 'querySelector'> & {
  /** Missing in browsers that show no picture in a window of its own. */
  readonly pictureInPictureElement?: Element | null;
  readonly exitPictureInPicture: () => Promise<void>;
};

const ICON = 'link[rel="icon"]';
const NEUTRAL_ICON = 'data:,';

/** Takes title, icon and the picture in its own window off the tab while the screen is neutral; whatever sets another title meanwhile is shown afterwards. */
export const neutralTab = (hidden: Watchable<boolean>, page: TabDocument, neutralTitle: () => string): Cancel => {
  let reveal: Cancel | undefined;
  const hide = (): Cancel => {
    const icon = page.querySelector(ICON);
    const neutral = neutralTitle();
    let wanted = { title: page.title, icon: icon?.getAttribute('href') ?? '' };
    const paint = (): void => {
      if (page.title !== neutral) {
        wanted = { ...wanted, title: page.title };
        page.title = neutral;
      }
      const href = icon?.getAttribute('href') ?? '';
      if (href !== NEUTRAL_ICON) {
        wanted = { ...wanted, icon: href };
        icon?.setAttribute('href', NEUTRAL_ICON);
      }
    };
    const observer = new MutationObserver(paint);
    observer.observe(page.head, { subtree: true, childList: true, characterData: true, attributes: true });
    paint();
    if (page.pictureInPictureElement) ignoreRejection(page.exitPictureInPicture());
    return () => {
      observer.disconnect();
      page.title = wanted.title;
      icon?.setAttribute('href', wanted.icon);
    };
  };
  const update = (): void => {
    if (hidden.state() && reveal === undefined) reveal = hide();
    else if (!hidden.state()) {
      reveal?.();
      reveal = undefined;
    }
  };
  const unsubscribe = hidden.subscribe(update);
  update();
  return () => {
    unsubscribe();
    reveal?.();
  };
};
