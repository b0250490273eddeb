import { useEffect, useRef, type RefObject } from 'react';
import { isPressOf } from '../ui/input-guard.ts';
import { useFocusReturn } from '../ui/use-focus-return.ts';

/** Closed by Escape themselves. */
const KEEPS_ESCAPE = '[role="menu"], [role="listbox"], [role="dialog"]';

/**
 * The page beside a session: the focus goes into it when it is opened, unless what it shows has taken it; Escape closes it, unless a part
 * of it takes the key.
 */
export const usePageDrawer = (isOpen: boolean, close: () => void): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useFocusReturn('page', isOpen);
  useEffect(() => {
    const drawer = place.current;
    if (!isOpen || drawer === null) return undefined;
    if (!drawer.contains(document.activeElement)) drawer.focus();
    const closeOnEscape = (event: KeyboardEvent): void => {
      const { target, defaultPrevented } = event;
      if (!isPressOf('Escape', event) || defaultPrevented || !(target instanceof Element)) return;
      if (!drawer.contains(target) || target.closest(KEEPS_ESCAPE) !== null) return;
      // It is no first press of the two that stop the toys.
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, close]);
  return place;
};
