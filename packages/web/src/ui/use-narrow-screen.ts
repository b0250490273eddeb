import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, type Breakpoint } from '../theme/breakpoints.ts';

const useBreakpoint = (name: Breakpoint): boolean => {
  const media = BREAKPOINTS[name];
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(media);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(media).matches,
  );
};

/**
 * Checks whether the screen has no room for every tool of the top bar. For parts that must not exist when they are not shown, such as entries of a
 * menu: the arrow keys go to hidden ones too and stay there.
 */
export const useCompactScreen = (): boolean => useBreakpoint('compact');

/** Checks whether the screen is narrower than a desktop. */
export const useNarrowScreen = (): boolean => useBreakpoint('narrow');

export const usePhoneScreen = (): boolean => useBreakpoint('phone');

/** Checks whether the screen is that of a narrow phone. */
export const useSmallScreen = (): boolean => useBreakpoint('small');

export const useHandheldScreen = (): boolean => useBreakpoint('handheld');

export const useWideScreen = (): boolean => useBreakpoint('wide');
