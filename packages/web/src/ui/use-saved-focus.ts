import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the words that everything is saved, as their `ref`, when the button that had it goes. */
export const useSavedFocus = (word: string): RefObject<HTMLParagraphElement | null> => {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (word === 'saved' && document.activeElement === document.body) told.current?.focus({ preventScroll: true });
  }, [word]);
  return told;
};
