import { Modal as MantineModal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { useEscape } from './use-escape.ts';
import { useFirstOpening } from './use-first-opening.ts';
import css from './Modal.module.css';

export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot; the primary one last. */
  readonly actions?: ReactNode;
  /** Left out when an answer is required: then neither Escape nor a press beside it closes the modal. */
  readonly close?: { readonly label: string; readonly press: () => void };
  readonly size?: 'sm' | 'md' | 'lg';
}

/** A question or message over the page: focus moves in and back, the page behind is out of reach. */
export const Modal = ({ open, title, children, actions, close, size = 'md' }: ModalProps) => {
  const opening = useFirstOpening(open);
  useEscape(opening === 'open', close?.press);
  if (opening === 'absent') return null;
  return (
    <MantineModal.Root
      opened={opening === 'open'}
      onClose={() => close?.press()}
      closeOnEscape={false}
      closeOnClickOutside={close !== undefined}
      lockScroll={false}
      centered
      size={size}
      transitionProps={{ duration: 140, transition: 'fade' }}
    >
      <MantineModal.Overlay backgroundOpacity={0.5} />
      <MantineModal.Content classNames={{ content: css.content ?? '' }}>
        <div className={css.header}>
          {/* Names the dialog: the content ignores an id of our own. */}
          <MantineModal.Title className={css.title ?? ''}>{title}</MantineModal.Title>
          {close !== undefined && (
            <IconButton label={close.label} onClick={close.press}>
              <IconX size={20} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <div className={css.body}>
          {children}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      </MantineModal.Content>
    </MantineModal.Root>
  );
};
