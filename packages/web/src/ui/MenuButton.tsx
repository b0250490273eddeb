import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import css from './MenuButton.module.css';

export interface MenuButtonProps {
  /** The accessible name; also shown when the pointer rests on the button. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Text of the button; the label repeats it, so it is not announced twice. */
  readonly text?: ReactNode;
  /** Shows an arrow, where the icon does not say that a menu opens. */
  readonly chevron?: boolean;
  /** Position of the menu; below, flush with the end of the button, by default. */
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
      <button
        type="button"
        className={`inline-row justify-center target pressable strong nowrap hovers ${css.button}`}
        title={label}
      >
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
