import { useCallback, useLayoutEffect, useState, type RefCallback } from 'react';
import { guardInput, untilTextEnds } from './input-guard.ts';

/** Guards an element while it is open, as its `ref`. @param opensItself nobody asked for it */
export const useInputGuard = (isOpen: boolean, opensItself = false): RefCallback<HTMLElement> =>
  useCallback(
    (element: HTMLElement | null) => (element === null || !isOpen ? undefined : guardInput(element, opensItself)),
    [isOpen, opensItself],
  );

/** Holds back what opens by itself until the text that is being typed elsewhere has ended. @returns true once it may take the cursor */
export const useTextEnded = (isOpen: boolean): boolean => {
  const [hasEnded, setEnded] = useState(false);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const left = isOpen ? untilTextEnds() : 0;
      if (left > 0) timer = setTimeout(look, left);
      else setEnded(isOpen);
    };
    look();
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen && hasEnded;
};
