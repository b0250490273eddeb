import { useEffect, useEffectEvent } from 'react';

const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

/**
 * The place of the quick reply that a press asks for: Alt and a digit, wherever the focus is. By the key and not by its letter, for Alt
 * and 1 is another letter on a Mac; with Ctrl as well it is AltGr, which writes letters.
 */
export const replyOfKey = ({ altKey, ctrlKey, metaKey, code, repeat }: KeyboardEvent): number | undefined => {
  const digit = DIGIT.exec(code)?.[1];
  return altKey && !ctrlKey && !metaKey && !repeat && digit !== undefined ? Number(digit) - 1 : undefined;
};

/** Uses a quick reply with Alt and its number, also while the performer types. */
export const useReplyKeys = (press: (index: number) => void): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const index = replyOfKey(event);
    if (index === undefined || event.defaultPrevented) return;
    // Over the page lies something with keys of its own.
    if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null) return;
    event.preventDefault();
    press(index);
  });
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
};
