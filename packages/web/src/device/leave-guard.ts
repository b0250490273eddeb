/** Lets the browser ask before a page is closed or loaded anew. */
export interface LeaveGuard {
  readonly ask: (needed: boolean) => void;
}

const askFirst = (event: Event): void => event.preventDefault();

export const createLeaveGuard = (page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): LeaveGuard => ({
  // Only while needed: a page that listens without need is slower to come back to.
  ask: (needed) => {
    if (needed) page.addEventListener('beforeunload', askFirst);
    else page.removeEventListener('beforeunload', askFirst);
  },
});
