import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './MenuButton.module.css';

export interface MenuButtonProps {
  /** The accessible name of the button. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** What is written on it; left out on an icon alone. */
  readonly text?: ReactNode;
  /** `Menu.Item`s. */
  readonly children: ReactNode;
}

/** A button that opens a short menu; arrow keys move, Escape closes. */
export const MenuButton = ({ label, icon, text, children }: MenuButtonProps) => (
  <Menu position="bottom-end" width={240} returnFocus>
    <Menu.Target>
      <button type="button" className={css.button} aria-label={label} title={label}>
        {icon}
        {text !== undefined && <span className={css.text}>{text}</span>}
        <IconChevronDown size={16} aria-hidden="true" />
      </button>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
