import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import css from './MenuButton.module.css';

export interface MenuButtonProps {
  /** The accessible name; also shown when the pointer rests on the button. */
  readonly label: string;
  readonly icon: ReactNode;
  /** What is written on it; the label says it too, so it is not read twice. */
  readonly text?: ReactNode;
  /** Whether an arrow shows that it opens something; not where the icon says so. */
  readonly chevron?: boolean;
  /** Where the menu opens; below, flush with the end of the button, when nothing is said. */
  readonly position?: 'bottom-end' | 'right-end' | 'top-end';
  /** `Menu.Item`s and `RadioItems`. */
  readonly children: ReactNode;
}

/** A button that opens a short menu; arrow keys move, Escape closes. */
export const MenuButton = ({
  label,
  icon,
  text,
  chevron = true,
  position = 'bottom-end',
  children,
}: MenuButtonProps) => (
  <Menu position={position} width={272} returnFocus withinPortal={false} withInitialFocusPlaceholder={false}>
    <Menu.Target>
      <button type="button" className={css.button} title={label}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {icon}
        {text !== undefined && (
          <span className={css.text} aria-hidden="true">
            {text}
          </span>
        )}
        {chevron && <IconChevronDown size={16} aria-hidden="true" />}
      </button>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
