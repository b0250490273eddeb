import { useSyncExternalStore } from 'react';

/** The width below which TopBar.module.css makes room. */
const NARROW = '(max-width: 74.99em)';

const follow = (changed: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/**
 * Whether the screen is narrower than a desktop. For parts that must not exist when they are not shown, such as entries of a
 * menu: the arrow keys go to hidden ones too and stay there.
 */
export const useNarrowScreen = (): boolean => useSyncExternalStore(follow, () => matchMedia(NARROW).matches);
