/** Lets the browser ask before a page is closed or loaded again. */
export interface LeaveGuard {
  /** @param why each reason asks for itself: the browser asks while any holds */
  readonly ask: (why: string, needed: boolean) => void;
  /** Forgets every reason: the page goes by force. */
  readonly stop: () => void;
}

const askFirst = (event: Event): void => event.preventDefault();

export const createLeaveGuard = (page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): LeaveGuard => {
  const reasons = new Set<string>();
  // Only while needed: a page that listens without need is slower to come back to.
  const follow = (): void => {
    if (reasons.size > 0) page.addEventListener('beforeunload', askFirst);
    else page.removeEventListener('beforeunload', askFirst);
  };
  return {
    ask: (why, needed) => {
      if (needed === reasons.has(why)) return;
      if (needed) reasons.add(why);
      else reasons.delete(why);
      follow();
    },
    stop: () => {
      reasons.clear();
      follow();
    },
  };
};
