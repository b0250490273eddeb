import { useEffect, useEffectEvent, useRef } from 'react';

/** A window may open under keys that were meant for something else: they count after this long without one. */
export const KEYS_SLEEP_MS = 700;

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
const PRESSES_BUTTONS: readonly string[] = ['Enter', ' '];

/** Keeps Enter and Space from pressing a button of an open window within 700 ms of a typed character; a chord does not count as typed. */
export const useTypingGuard = (open: boolean): void => {
  const lastTyped = useRef(Number.NEGATIVE_INFINITY);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.timeStamp - lastTyped.current < KEYS_SLEEP_MS;
    if (open && isTyping && PRESSES_BUTTONS.includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
    // A key of a chord may be released after its Ctrl.
    if (event.type === 'keyup') return;
    // Who opens a window with a chord has ended typing.
    if (event.ctrlKey || event.metaKey) lastTyped.current = Number.NEGATIVE_INFINITY;
    else if (isTyped(event) || (isTyping && event.key === 'Enter')) lastTyped.current = event.timeStamp;
  });
  useEffect(() => {
    const options = { capture: true };
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('keyup', onKey, options);
    return () => {
      document.removeEventListener('keydown', onKey, options);
      document.removeEventListener('keyup', onKey, options);
    };
  }, []);
};
