/** Answer of the platform about the files of this page's build: `gone` where a newer one has taken their place. */
export type BuildStatus = 'there' | 'gone' | 'unreachable';

/**
 * Asks the platform for the files of this page's build.
 *
 * @param first the first script of the page: it goes with all others of its build, and is there where only the network fails
 */
export const buildStatus = async (
  first = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src,
): Promise<BuildStatus> => {
  try {
    const { status } = await fetch(first ?? '', { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'gone' : status === 200 ? 'there' : 'unreachable';
  } catch {
    return 'unreachable';
  }
};
