import { useEffect, useEffectEvent } from 'react';
import { ASLEEP, isPressOf } from './input-guard.ts';

/** Something over the windows takes Escape itself: a menu, or a dialog of the browser's top layer. A window that is asleep takes no key yet. */
const isTakenAbove = ({ target }: KeyboardEvent): boolean =>
  document.querySelector(`dialog:modal, [data-window][${ASLEEP}]`) !== null ||
  (target instanceof Element && target.closest('[role="menu"], [aria-haspopup="menu"][aria-expanded="true"]') !== null);

/** Closes a window by Escape while it is the topmost; one press closes one window. @param close left out when Escape does not close it */
export const useEscape = (isTop: boolean, close: (() => void) | undefined): void => {
  const onEscape = useEffectEvent((event: KeyboardEvent): void => {
    if (!isPressOf('Escape', event) || event.repeat || event.defaultPrevented) return;
    if (isTakenAbove(event)) return;
    // The window below must not take the same press.
    event.preventDefault();
    close?.();
  });
  useEffect(() => {
    if (!isTop) return undefined;
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [isTop]);
};
