/**
 * Checks whether the platform no longer has the files of this page's build, because a newer one has taken their place.
 *
 * @param first the first script of the page: it goes with all others of its build, and is there where only the network fails
 */
export const isOutdated = async (
  first = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src,
): Promise<boolean> => {
  if (first === undefined) return false;
  try {
    return (await fetch(first, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
};
