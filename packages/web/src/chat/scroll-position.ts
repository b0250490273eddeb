/** Within this many pixels of the bottom she counts as being there; a finger is not exact. */
const BOTTOM_REACH = 24;
/** More is opened this many pixels before she meets the beginning of what is drawn. */
const TOP_REACH = 400;

/** The part of a scrolling element that counts. It is laid out from the bottom up: 0 is the bottom, further up is negative. */
export interface Scrolled {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export const isAtBottom = ({ scrollTop }: Scrolled): boolean => -scrollTop <= BOTTOM_REACH;

export const isNearTop = ({ scrollTop, scrollHeight, clientHeight }: Scrolled): boolean =>
  scrollHeight - clientHeight + scrollTop <= TOP_REACH;
