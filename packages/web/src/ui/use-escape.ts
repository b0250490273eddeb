import { useEffect, useEffectEvent } from 'react';

/** The windows that are open, the topmost last. */
const open: symbol[] = [];

/** Something over the windows takes Escape itself: a menu, or a dialog of the browser's top layer. */
const isTakenAbove = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog:modal') !== null ||
  (target instanceof Element && target.closest('[role="menu"], [aria-haspopup="menu"][aria-expanded="true"]') !== null);

/** Closes a window by Escape, only while it is the topmost. @param close left out when Escape does not close it */
export const useEscape = (isOpen: boolean, close: (() => void) | undefined): void => {
  const onEscape = useEffectEvent((event: KeyboardEvent, self: symbol): void => {
    if (event.key !== 'Escape' || event.repeat || event.isComposing || event.defaultPrevented) return;
    if (open.at(-1) !== self || isTakenAbove(event)) return;
    // The window below must not take the same press.
    event.preventDefault();
    close?.();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const self = Symbol('window');
    open.push(self);
    const listener = (event: KeyboardEvent): void => onEscape(event, self);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      open.splice(open.indexOf(self), 1);
    };
  }, [isOpen]);
};
