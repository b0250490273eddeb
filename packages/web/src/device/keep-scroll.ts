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

/** Somebody who scrolls by herself is not scrolled by us any more. */
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** In milliseconds: what has not come by then is not waited for. */
const PATIENCE = 3_000;

/** What of a query makes another page of it: the page of a list, the message that is read, whom a new one goes to. */
const PLACES = ['page', 'message', 'to'] as const;

const placeOf = ({ location: { pathname, search } }: FollowedHistory['state']): string => {
  const query = new URLSearchParams(search);
  return [pathname, ...PLACES.map((name) => query.get(name) ?? '')].join('?');
};

/**
 * Brings her back to where she was: each entry of the history keeps the height at which she left it. What she comes back to may still
 * be on its way, so the height is taken as soon as the page is long enough, unless she moves first. A new page, or another page of a
 * list, begins at its top; a filter leaves her where she is.
 */
export const keepScroll = (router: FollowedHistory, document: Document): Cancel => {
  const heights = new Map<string, number>();
  let { key } = router.state.location;
  let place = placeOf(router.state);
  let wanted: number | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const page = (): Element | null => document.querySelector('#main');

  const settle = (): void => {
    const element = page();
    if (element !== null && wanted !== undefined) element.scrollTop = wanted;
  };
  const grown = new MutationObserver(settle);
  const giveUp = (): void => {
    wanted = undefined;
    clearTimeout(patience);
    grown.disconnect();
  };
  const goTo = (height: number): void => {
    wanted = height;
    grown.observe(document.body, { childList: true, subtree: true });
    clearTimeout(patience);
    patience = setTimeout(giveUp, PATIENCE);
    settle();
  };
  const note = ({ target }: Event): void => {
    const element = page();
    if (element !== null && target === element && wanted === undefined) heights.set(key, element.scrollTop);
  };
  document.addEventListener('scroll', note, true);
  for (const hand of HANDS) document.addEventListener(hand, giveUp, true);

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
    for (const hand of HANDS) document.removeEventListener(hand, giveUp, true);
  };
};
