import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, type Breakpoint } from '../theme/breakpoints.ts';

/** Makes the hook of a breakpoint: it subscribes once in the life of a component, not at each render. */
const breakpointHook = (name: Breakpoint): (() => boolean) => {
  const media = BREAKPOINTS[name];
  const subscribe = (changed: () => void): (() => void) => {
    const query = matchMedia(media);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  };
  const matches = (): boolean => matchMedia(media).matches;
  return function useBreakpoint() {
    return useSyncExternalStore(subscribe, matches);
  };
};

/**
 * Checks whether the screen has no room for every tool of the top bar. For parts that must not exist when they are not shown, such as entries of a
 * menu: the arrow keys go to hidden ones too and stay there.
 */
export const useCompactScreen = breakpointHook('compact');

/** Checks whether the screen is narrower than a desktop. */
export const useNarrowScreen = breakpointHook('narrow');

export const usePhoneScreen = breakpointHook('phone');

/** Checks whether the screen is that of a narrow phone. */
export const useSmallScreen = breakpointHook('small');

export const useHandheldScreen = breakpointHook('handheld');

/** Checks whether the session has the form for a phone; a laptop keeps its own at every zoom. */
export const useHandScreen = breakpointHook('hand');

/** Checks whether the window is too low for a head above the conversation. */
export const useLowScreen = breakpointHook('low');

export const useWideScreen = breakpointHook('wide');
