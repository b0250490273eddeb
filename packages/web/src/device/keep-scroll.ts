import type { Cancel } from '@greenroom/core/kernel/clock.port';

/** The part of the router that is followed. */
export interface FollowedHistory {
  readonly state: {
    /** `POP` for back, forward and a reload. */
    readonly historyAction: string;
    readonly location: { readonly key: string; readonly pathname: string; readonly search: string };
  };
  readonly subscribe: (listener: () => void) => Cancel;
}

/** Events by which the performer scrolls; after one of them nothing is scrolled any more. */
const SCROLL_INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** In milliseconds: what has not come by then is not waited for. */
const CONTENT_TIMEOUT = 3_000;

/** Query parameters that make another page of an address: page of a list, open message, receiver of a new one. */
const PLACES = ['page', 'message', 'to'] as const;

const placeOf = ({ location: { pathname, search } }: FollowedHistory['state']): string => {
  const query = new URLSearchParams(search);
  return [pathname, ...PLACES.map((name) => query.get(name) ?? '')].join('?');
};

/**
 * Restores the scroll position of each entry of the history. The content may still be loading, so the position is set as soon as the page
 * is long enough, unless the performer scrolls first. A new page, or another page of a list, begins at its top; a filter keeps the position.
 */
export const keepScroll = (router: FollowedHistory, document: Document): Cancel => {
  const heights = new Map<string, number>();
  let { key } = router.state.location;
  let place = placeOf(router.state);
  let wanted: number | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const page = (): Element | null => document.querySelector('#main');

  const settle = (): void => {
    const element = page();
    if (element !== null && wanted !== undefined) element.scrollTop = wanted;
  };
  const grown = new MutationObserver(settle);
  const giveUp = (): void => {
    wanted = undefined;
    clearTimeout(timeout);
    grown.disconnect();
    for (const input of SCROLL_INPUTS) document.removeEventListener(input, giveUp, true);
  };
  const goTo = (height: number): void => {
    wanted = height;
    grown.observe(document.body, { childList: true, subtree: true });
    for (const input of SCROLL_INPUTS) document.addEventListener(input, giveUp, true);
    clearTimeout(timeout);
    timeout = setTimeout(giveUp, CONTENT_TIMEOUT);
    settle();
  };
  const note = ({ target }: Event): void => {
    const element = page();
    if (element !== null && target === element && wanted === undefined) heights.set(key, element.scrollTop);
  };
  document.addEventListener('scroll', note, true);

  const stop = router.subscribe(() => {
    const { location, historyAction } = router.state;
    if (location.key === key) return;
    const isElsewhere = placeOf(router.state) !== place;
    key = location.key;
    place = placeOf(router.state);
    if (historyAction === 'POP') goTo(heights.get(key) ?? 0);
    else if (isElsewhere) goTo(0);
  });
  return () => {
    stop();
    giveUp();
    document.removeEventListener('scroll', note, true);
  };
};
