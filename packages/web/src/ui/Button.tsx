import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';
import css from './Button.module.css';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'> {
  /** One primary action on each screen; good and stop carry meaning (accept, end). */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'good' | 'stop';
  readonly size?: 'normal' | 'large';
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  /** Work is going on: the button stays where it is, shows it and ignores presses. */
  readonly busy?: boolean;
}

/** Something to press; at least 44 px high, with a word in it. */
export const Button = ({
  look = 'secondary',
  size = 'normal',
  wide = false,
  icon,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    // eslint-disable-next-line react/button-has-type -- always one of the three, button unless asked otherwise
    type={type}
    className={[css.button, css[look], size === 'large' && css.large, wide && css.wide].filter(Boolean).join(' ')}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy ? <Spinner /> : icon !== undefined && <span className={css.icon}>{icon}</span>}
    {children}
  </button>
);
