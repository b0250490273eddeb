/** Time between two questions for a new version, in milliseconds. */
const CHECK_PERIOD = 3_600_000;
/** Time after the page's own files, in milliseconds: the installation must not compete with the first paint. */
const SETTLED_AFTER = 3_000;

/** Calls back once, a little after the page has loaded. */
export const whenLoaded = (page: Window, listener: () => void): void => {
  const settle = () => setTimeout(listener, SETTLED_AFTER);
  if (page.document.readyState === 'complete') settle();
  else page.addEventListener('load', settle, { once: true });
};

/** Calls back when the page is looked at again, and each hour while it is open. */
export const whenLookedAt = (
  tab: Pick<Document, 'addEventListener' | 'visibilityState'>,
  listener: () => void,
): void => {
  setInterval(listener, CHECK_PERIOD);
  tab.addEventListener('visibilitychange', () => {
    if (tab.visibilityState === 'visible') listener();
  });
};
