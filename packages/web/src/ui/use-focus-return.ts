import { useLayoutEffect, type RefObject } from 'react';
import { hasKeyboard } from '../device/has-keyboard.ts';
import { headingOver } from './use-kept-focus.ts';
import type { WindowName } from './windows.ts';

/** Element that had the focus when a window opened, and the same of the window that it is in. */
interface Origin {
  readonly element: Element | null;
  /** Heading of the panel that it is in, where the panel keeps the focus. */
  readonly heading?: HTMLElement | null;
  readonly below: Origin | undefined;
}

type Opener = RefObject<HTMLElement | null> | undefined;

/** By the name of the window. */
const origins = new Map<string, Origin>();
/** Origin of a window that closes in the same step: the one that replaces it takes it over. */
let replaced: Origin | undefined;

const hasFocus = (element: Element | null): element is Element =>
  element !== null && element !== document.body && element.closest('[inert], [hidden]') === null;

const tookFocus = (element: Element | null | undefined): boolean => {
  // The body stands for nothing: it has the focus whenever nothing else has.
  if (!(element instanceof HTMLElement) || element === document.body || element.closest('[inert]') !== null)
    return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

const nameOfWindow = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-window]')?.dataset['window'];

const currentOrigin = (): Origin => {
  const element = document.activeElement;
  if (!hasFocus(element)) return replaced ?? { element, below: undefined };
  const name = nameOfWindow(element);
  return { element, heading: headingOver(element), below: name === undefined ? undefined : origins.get(name) };
};

const focusedBefore = (origin: Origin | undefined): readonly (Element | null)[] =>
  origin === undefined ? [] : [origin.element, origin.heading ?? null, ...focusedBefore(origin.below)];

/** Field to type in: the message line, or the memo of the summary. On a touch screen the keyboard would cover the picture. */
const focusHome = (): Element | null => (hasKeyboard() ? document.querySelector('[data-focus-home]') : null);

const returnFocus = (origin: Origin, opener: Opener): void => {
  // Something else has taken it on purpose.
  if (hasFocus(document.activeElement)) return;
  const windows = document.querySelectorAll('[data-window]:not([inert])');
  const places = [windows[windows.length - 1], focusHome(), document.querySelector('[role="main"]')];
  [opener?.current, ...focusedBefore(origin), ...places].some(tookFocus);
};

/** Returns the focus when a window closes, as the contract in `windows.ts` says. @param opener drawn again while the window is open */
export const useFocusReturn = (name: WindowName, isOpen: boolean, opener?: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const origin = currentOrigin();
    origins.set(name, origin);
    return () => {
      replaced = origin;
      // A task later, everything that goes at the same time has gone, and what was behind can be reached again.
      setTimeout(() => {
        replaced = undefined;
        returnFocus(origin, opener);
      });
    };
  }, [isOpen, name, opener]);
};
