import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { StudioStage } from '@greenroom/core/session/session-state';
import { TYPING_FIELDS } from '../../ui/typing-fields.ts';
import { shortcutFor, TWICE_WITHIN_MS, type PressedKey, type ShortcutAction } from './shortcuts.ts';

/** Elements that lie over the page and have keys of their own. */
const WINDOWS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';
/** Elements with text input. */
const IGNORED_TARGETS = `${TYPING_FIELDS}, ${WINDOWS}`;

const isWindowOpen = (): boolean =>
  [...document.querySelectorAll(WINDOWS)].some((element) => element.checkVisibility());

const isIgnored = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(IGNORED_TARGETS) !== null;

/** Reads the page only when it is asked: most presses are letters typed into a field, each of which would wait for style and layout. */
const pressedKey = (event: KeyboardEvent): PressedKey => ({
  key: event.key,
  code: event.code,
  main: event.ctrlKey || event.metaKey,
  alt: event.altKey,
  shift: event.shiftKey,
  repeated: event.repeat,
  get inField() {
    return isIgnored(event.target);
  },
  get overWindow() {
    return isWindowOpen();
  },
});

const subscribeFocus = (listener: () => void): (() => void) => {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
};

/** Checks whether single keys work now: no field has the focus. */
export const useLettersFree = (): boolean =>
  useSyncExternalStore(subscribeFocus, () => !isIgnored(document.activeElement));

export type ShortcutHandlers = Readonly<Partial<Record<ShortcutAction, (index: number) => void>>>;

/** Handles the keys wherever the focus is: chords always, single keys while no field has the focus. */
export const useShortcuts = (stage: StudioStage, lettersOn: boolean, handlers: ShortcutHandlers): void => {
  const lastEscape = useRef(Number.NaN);
  /** @returns whether it was the second in time */
  const isSecondEscape = ({ key, timeStamp, repeat }: KeyboardEvent, pressed: PressedKey): boolean => {
    if (repeat) return false;
    const isFree = key === 'Escape' && !pressed.overWindow && !pressed.main && !pressed.alt && !pressed.shift;
    const isSecond = isFree && timeStamp - lastEscape.current <= TWICE_WITHIN_MS;
    // Any other key between them, or a window that the first closed, makes it the first again.
    lastEscape.current = isFree && !isSecond ? timeStamp : Number.NaN;
    return isSecond;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const pressed = pressedKey(event);
    if (isSecondEscape(event, pressed)) {
      handlers.stopToys?.(0);
      return;
    }
    const shortcut = shortcutFor(pressed, stage, lettersOn);
    const handler = shortcut === undefined ? undefined : handlers[shortcut.action];
    if (shortcut === undefined || handler === undefined) return;
    event.preventDefault();
    if (!shortcut.isBlocked) handler(shortcut.index);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
