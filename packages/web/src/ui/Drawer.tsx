import { Drawer as MantineDrawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { useEscape } from './use-escape.ts';
import { useFirstOpening } from './use-first-opening.ts';
import css from './Drawer.module.css';

export interface DrawerProps {
  readonly open: boolean;
  readonly title: string;
  readonly close: { readonly label: string; readonly press: () => void };
  readonly children: ReactNode;
}

/** A list that slides over the right edge of the page; the whole width on the phone. */
export const Drawer = ({ open, title, close, children }: DrawerProps) => {
  const opening = useFirstOpening(open);
  useEscape(opening === 'open', close.press);
  if (opening === 'absent') return null;
  return (
    <MantineDrawer.Root
      opened={opening === 'open'}
      onClose={close.press}
      closeOnEscape={false}
      position="right"
      size="26rem"
      lockScroll={false}
      transitionProps={{ duration: 140 }}
    >
      <MantineDrawer.Overlay backgroundOpacity={0.5} />
      <MantineDrawer.Content classNames={{ content: css.content ?? '' }}>
        <div className={css.header}>
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
