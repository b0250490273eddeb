/** Distance in pixels within which the view counts as being at the bottom; a finger is not exact. */
const BOTTOM_REACH = 24;
/** Distance in pixels from the first drawn row at which more rows are opened. */
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
