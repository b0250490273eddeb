import { Drawer as MantineDrawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './IconButton.tsx';
import { useFirstOpening } from './use-first-opening.ts';
import { useWindow } from './use-window.ts';
import type { WindowName } from './windows.ts';
import css from './Drawer.module.css';

export interface DrawerProps {
  readonly name: WindowName;
  readonly open: boolean;
  readonly title: string;
  readonly close: { readonly label: string; readonly press: () => void };
  /** Only where it is drawn again while the drawer is open. */
  readonly opener?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A list that slides over the right edge of the page; the whole width on the phone. */
export const Drawer = ({ name, open, title, close, opener, children }: DrawerProps) => {
  const opening = useFirstOpening(open);
  const isOpen = opening === 'open';
  const { zIndex, content } = useWindow({ name, isOpen, onEscape: close.press, onBack: close.press, opener });
  if (opening === 'absent') return null;
  return (
    <MantineDrawer.Root
      opened={isOpen}
      onClose={close.press}
      closeOnEscape={false}
      returnFocus={false}
      zIndex={zIndex}
      position="right"
      size="26rem"
      lockScroll={false}
      transitionProps={{ duration: 140 }}
    >
      <MantineDrawer.Overlay backgroundOpacity={0.5} onMouseDown={(event) => event.preventDefault()} />
      <MantineDrawer.Content {...content} classNames={{ content: css.content ?? '' }}>
        <div className={`row justify-between gap-4 line-below ${css.header}`}>
          {/* Names the dialog: the content ignores an id of our own. */}
          <MantineDrawer.Title className={css.title ?? ''}>{title}</MantineDrawer.Title>
          <IconButton label={close.label} onClick={close.press}>
            <IconX size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <div className={css.body}>{children}</div>
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
};
