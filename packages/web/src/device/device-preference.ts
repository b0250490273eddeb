import type { Watchable } from '@greenroom/core/kernel/machine';

/** Watches whether the device prefers dark. */
export const devicePreference = (page: Pick<Window, 'matchMedia'>): Watchable<boolean> => {
  const dark = page.matchMedia('(prefers-color-scheme: dark)');
  return {
    state: () => dark.matches,
    subscribe: (listener) => {
      const onChange = (): void => listener(dark.matches);
      dark.addEventListener('change', onChange);
      return () => dark.removeEventListener('change', onChange);
    },
  };
};
