import type { Cancel } from '@greenroom/core/kernel/clock.port';

/** The address that was opened, for as long as no router follows it. */
export interface OpenedAddress {
  readonly pathname: string;
  /** Back and forward. */
  readonly onMove: (listener: () => void) => Cancel;
}

export const openedAddress = (
  page: Pick<Window, 'addEventListener' | 'location' | 'removeEventListener'>,
): OpenedAddress => ({
  pathname: page.location.pathname,
  onMove: (listener) => {
    page.addEventListener('popstate', listener);
    return () => page.removeEventListener('popstate', listener);
  },
});
