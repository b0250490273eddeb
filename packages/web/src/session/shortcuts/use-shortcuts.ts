import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { StudioStage } from '@greenroom/core/session/session-state';
import { ASLEEP, isApple, isKeyPress, isTextGoingOn, makesCharacter } from '../../ui/input-guard.ts';
import { TYPING_FIELDS } from '../../ui/typing-fields.ts';
import { shortcutFor, shortcutOf, TWICE_WITHIN_MS, type PressedKey, type ShortcutAction } from './shortcuts.ts';

/** Elements that lie over the page and have keys of their own. One that is asleep takes none yet. */
const WINDOWS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const AWAKE = `:is(${WINDOWS}):not([${ASLEEP}], [inert])`;
/** Elements with text input. */
const IGNORED_TARGETS = `${TYPING_FIELDS}, ${WINDOWS}`;

const isWindowOpen = (): boolean => [...document.querySelectorAll(AWAKE)].some((element) => element.checkVisibility());

const isIgnored = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(IGNORED_TARGETS) !== null;

/** Reads the page only when it is asked: most presses are letters typed into a field, each of which would wait for style and layout. */
export const pressedKey = (event: KeyboardEvent): PressedKey => ({
  key: event.key,
  code: event.code,
  main: event.ctrlKey || event.metaKey,
  ctrl: event.ctrlKey && !event.metaKey,
  alt: event.altKey,
  shift: event.shiftKey,
  onMac: isApple(navigator.platform),
  makesCharacter: (event.altKey || event.ctrlKey || event.metaKey) && makesCharacter(event),
  goesOn: isTextGoingOn(event),
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

export type ShortcutHandlers = Readonly<Partial<Record<ShortcutAction, (index: number) => void>>> & {
  /** Puts the cursor into the message line, after Escape twice has stopped the toys. */
  readonly toLine?: () => void;
};

/** Handles the keys wherever the focus is: chords always, single keys while no field has the focus. */
export const useShortcuts = (stage: StudioStage, lettersOn: boolean, handlers: ShortcutHandlers): void => {
  const lastEscape = useRef(Number.NaN);
  const take = (event: KeyboardEvent, isFirst: boolean): void => {
    const shortcut = isKeyPress(event) ? shortcutFor(pressedKey(event), stage, lettersOn) : undefined;
    const handler = shortcut === undefined ? undefined : handlers[shortcut.action];
    if (shortcut === undefined || handler === undefined) return;
    const isChord = event.ctrlKey || event.metaKey;
    if (isFirst !== (isChord && shortcutOf(shortcut.action)?.overWindows === true)) return;
    event.preventDefault();
    if (!shortcut.isBlocked) handler(shortcut.index);
  };
  /** Something that closes by Escape, or a word that is composed, may have gone when the press comes to its end. */
  const isEscapeFree = useRef(false);
  const onFirst = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape') isEscapeFree.current = isKeyPress(event) && !isWindowOpen();
    take(event, true);
  });
  /** @returns whether it was the second in time */
  const isSecondEscape = (event: KeyboardEvent): boolean => {
    const { timeStamp, repeat, defaultPrevented } = event;
    if (repeat) return false;
    const isHeldAlone = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    const isFree = event.key === 'Escape' && isEscapeFree.current && isHeldAlone && !defaultPrevented;
    const isSecond = isFree && timeStamp - lastEscape.current <= TWICE_WITHIN_MS;
    // Any other key between them, or something that the first closed, makes it the first again.
    lastEscape.current = isFree && !isSecond ? timeStamp : Number.NaN;
    return isSecond;
  };
  const onLast = useEffectEvent((event: KeyboardEvent): void => {
    if (isSecondEscape(event)) {
      handlers.stopToys?.(0);
      handlers.toLine?.();
    } else if (!event.defaultPrevented) take(event, false);
  });
  useEffect(() => {
    // Nothing on the page keeps panic, stop and mute from being taken; the rest is what nothing on the page has taken.
    window.addEventListener('keydown', onFirst, { capture: true });
    window.addEventListener('keydown', onLast);
    return () => {
      window.removeEventListener('keydown', onFirst, { capture: true });
      window.removeEventListener('keydown', onLast);
    };
  }, []);
};
