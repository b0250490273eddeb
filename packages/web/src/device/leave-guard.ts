/** Lets the browser ask before a page is closed or loaded again. */
export interface LeaveGuard {
  /** Sets or clears a reason to ask; the browser asks while any holds. */
  readonly setReason: (why: string, holds: boolean) => void;
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
    setReason: (why, holds) => {
      if (holds === reasons.has(why)) return;
      if (holds) reasons.add(why);
      else reasons.delete(why);
      follow();
    },
    stop: () => {
      reasons.clear();
      follow();
    },
  };
};
