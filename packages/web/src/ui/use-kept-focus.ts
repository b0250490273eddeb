import { useEffect, useRef, type RefObject } from 'react';

/** Heading of the panel around an element, where the panel keeps the focus. */
export const headingOver = (element: Element): HTMLElement | null => {
  const panel = element.closest('[data-keeps-focus]');
  const heading = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  // It is no stop of Tab.
  if (heading !== null) heading.tabIndex = -1;
  return heading;
};

/** Gives the focus to the heading of a panel when the element of it that had it goes away. @param isOn false does nothing */
export const useKeptFocus = (isOn: boolean): RefObject<HTMLElement | null> => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = ref.current;
    if (!isOn || panel === null) return undefined;
    let last = document.activeElement?.closest('[data-keeps-focus]') === panel ? document.activeElement : undefined;
    const onFocusIn = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : undefined;
    };
    const onFocusOut = ({ target }: FocusEvent): void => {
      // An element that goes away may say so too; a task later it is known whether it did.
      setTimeout(() => {
        if (last === target && last?.isConnected === true) last = undefined;
      });
    };
    const observer = new MutationObserver(() => {
      if (last === undefined || last.isConnected) return;
      last = undefined;
      if (document.activeElement === document.body) headingOver(panel)?.focus();
    });
    panel.addEventListener('focusin', onFocusIn);
    panel.addEventListener('focusout', onFocusOut);
    observer.observe(panel, { childList: true, subtree: true });
    return () => {
      panel.removeEventListener('focusin', onFocusIn);
      panel.removeEventListener('focusout', onFocusOut);
      observer.disconnect();
    };
  }, [isOn]);
  return ref;
};
