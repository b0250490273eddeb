import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { useInputGuard } from './use-input-guard.ts';
import { Window, WindowTitle, type WindowProps } from './Window.tsx';
import css from './Modal.module.css';

export interface ModalProps extends Pick<WindowProps, 'name' | 'open' | 'children' | 'size' | 'opensItself'> {
  readonly title: ReactNode;
  /** Buttons at the foot; the primary one last. */
  readonly actions?: ReactNode;
  /** Left out when an answer is required: then neither Escape nor a press beside it closes the modal. */
  readonly close?: { readonly label: string; readonly press: () => void };
}

/** Buttons that answer. A text or a press that had begun before they came does not. */
const Actions = ({ open, children }: Pick<ModalProps, 'open' | 'children'>) => (
  <div ref={useInputGuard(open)} className={`flex wrap gap-3 ${css.actions}`}>
    {children}
  </div>
);

/** A question or message over the page, with a title, a button that closes it and buttons at its foot. */
export const Modal = ({ title, children, actions, close, size = 'md', ...frame }: ModalProps) => (
  <Window {...frame} size={size} onClose={close?.press} onEscape={close?.press}>
    <div className={`flex justify-between gap-4 ${css.header}`}>
      <WindowTitle className={css.title ?? ''}>{title}</WindowTitle>
      {close !== undefined && (
        <IconButton label={close.label} onClick={close.press}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      )}
    </div>
    <div className={`stack gap-4 ${css.body}`}>
      {children}
      {actions !== undefined && <Actions open={frame.open}>{actions}</Actions>}
    </div>
  </Window>
);
