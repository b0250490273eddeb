import { ModalStackContext } from '@mantine/core';
import { use, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useBack } from './use-back.ts';
import { useEscape } from './use-escape.ts';
import { useFocusReturn } from './use-focus-return.ts';
import type { WindowName } from './windows.ts';

/** Mantine's stack of windows, which `MantineRoot` holds. */
const useStack = () => {
  const stack = use(ModalStackContext);
  if (stack === null) throw new Error('A window needs MantineRoot around it');
  return stack;
};

/** Checks whether a window is open: then what is behind it is out of reach. */
export const useIsCovered = (): boolean => useStack().stack.length > 0;

export interface WindowOptions {
  readonly name: WindowName;
  readonly isOpen: boolean;
  /** Left out where an answer is required. */
  readonly onEscape: (() => void) | undefined;
  /** Left out where Back leaves the page, as for a request. */
  readonly onBack: (() => void) | undefined;
  readonly opener?: RefObject<HTMLElement | null> | undefined;
}

/** Registers a window in the stack while it is open; Escape, Back, focus and the place over the others follow from it. */
export const useWindow = ({ name, isOpen, onEscape, onBack, opener }: WindowOptions) => {
  const { stack, currentId, addModal, removeModal } = useStack();
  const isTop = currentId === name;
  const enter = useEffectEvent(() => addModal(name, 0));
  const leave = useEffectEvent(() => removeModal(name));
  useEscape(isOpen && isTop, onEscape);
  useBack(isOpen && isTop, onBack);
  useFocusReturn(name, isOpen, opener);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    enter();
    return leave;
  }, [isOpen]);
  // One that closes stays over the others until it has faded.
  const place = stack.includes(name) ? stack.indexOf(name) : stack.length;
  return {
    zIndex: `calc(var(--layer-window) + ${place})`,
    /** For the element of the window. */
    content: { 'data-window': name, inert: !isOpen || !isTop },
  };
};
