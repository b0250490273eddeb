import { useCallback, useLayoutEffect, useRef, useState, type RefCallback, type RefObject } from 'react';
import { guardInput, untilTextEnds } from './input-guard.ts';

/** Guards an element while it is open, as its `ref`. @param opensItself nobody asked for it */
export const useInputGuard = (isOpen: boolean, opensItself = false): RefCallback<HTMLElement> =>
  useCallback(
    (element: HTMLElement | null) => (element === null || !isOpen ? undefined : guardInput(element, opensItself)),
    [isOpen, opensItself],
  );

/** Guards a frame, as its `ref`, each time something else takes the place of what it shows. @param shown names what it shows */
export const useFrameGuard = (shown: string): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current === null) return undefined;
    return guardInput(frame.current, false);
  }, [shown]);
  return frame;
};

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
