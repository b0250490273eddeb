/** Answer of the platform about the files of this page's build: `gone` where a newer one has taken their place. */
export type BuildStatus = 'there' | 'gone' | 'unreachable';

/**
 * Asks the platform for the files of this page's build.
 *
 * @param first address of the first script of the page, which the platform serves as long as it has this build
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
