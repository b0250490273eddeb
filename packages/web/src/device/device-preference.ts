import type { Watchable } from '@greenroom/core/kernel/machine';

/** Watches whether the device prefers dark. */
export const devicePreference = (page: Pick<Window, 'matchMedia'>): Watchable<boolean> => {
  const dark = page.matchMedia('(prefers-color-scheme: dark)');
  return {
    state: () => dark.matches,
    subscribe: (listener) => {
      const tell = (): void => listener(dark.matches);
      dark.addEventListener('change', tell);
      return () => dark.removeEventListener('change', tell);
    },
  };
};
