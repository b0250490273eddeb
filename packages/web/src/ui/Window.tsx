import { Modal } from '@mantine/core';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { useFirstOpening } from './use-first-opening.ts';
import { useInputGuard, useTextEnded } from './use-input-guard.ts';
import { useWindow } from './use-window.ts';
import type { WindowName } from './windows.ts';
import css from './Modal.module.css';

/** In milliseconds. */
const FADE = 140;

export interface WindowProps {
  readonly name: WindowName;
  readonly open: boolean;
  readonly children: ReactNode;
  /** Left out where an answer is required: then a press beside the window does nothing, and Back leaves the page. */
  readonly onClose?: (() => void) | undefined;
  readonly onEscape?: (() => void) | undefined;
  /** Width of a dialog by name or in rem. */
  readonly size?: 'sm' | 'md' | 'lg' | '36rem' | '72rem';
  readonly fullScreen?: boolean;
  readonly className?: string | undefined;
  /** Nobody asked for it: it waits for the end of a text that is being typed, and for a moment takes no input that was meant for something else. */
  readonly opensItself?: boolean | undefined;
  /** It interrupts: it is there at once. */
  readonly alert?: { readonly describedBy: string; readonly onKeyDown: KeyboardEventHandler } | undefined;
}

/** Frame of a window over the page: a place in the stack, the focus in it, and everything behind out of reach. */
export const Window = ({
  name,
  open,
  children,
  onClose,
  onEscape,
  className,
  alert,
  opensItself = alert !== undefined,
  ...layout
}: WindowProps) => {
  const opening = useFirstOpening(open);
  const isOpen = opening === 'open';
  // Until then it can be seen, and what is typed goes on where it was begun.
  const isUp = useTextEnded(isOpen) || (isOpen && !opensItself);
  const { zIndex, content } = useWindow({ name, isOpen: isUp, onEscape, onBack: onClose });
  const guard = useInputGuard(isUp && opensItself, true);
  if (opening === 'absent') return null;
  const alertProps = alert && {
    renderRoot: (props: object) => (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one key answers wherever the focus is in the window
      <section {...props} role="alertdialog" aria-describedby={alert.describedBy} onKeyDown={alert.onKeyDown} />
    ),
  };
  return (
    <Modal.Root
      opened={isOpen}
      onClose={() => onClose?.()}
      closeOnEscape={false}
      closeOnClickOutside={onClose !== undefined}
      returnFocus={false}
      trapFocus={isUp}
      lockScroll={false}
      centered
      {...layout}
      zIndex={zIndex}
      transitionProps={{ duration: alert === undefined ? FADE : 0, transition: 'fade' }}
    >
      {/* A press beside the window leaves the focus where it is, so that the next key is meant for the window. */}
      <Modal.Overlay backgroundOpacity={0.5} onMouseDown={(event) => event.preventDefault()} />
      <Modal.Content ref={guard} {...content} {...alertProps} classNames={{ content: className ?? css.content ?? '' }}>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
};

/** Names the window: the frame ignores an id of its own. */
export const WindowTitle = Modal.Title;
