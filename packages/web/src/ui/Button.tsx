import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Spinner } from './Spinner.tsx';
import css from './Button.module.css';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'>, ButtonLook {
  readonly icon?: ReactNode;
  /** Work is going on: the button stays where it is, shows it and ignores presses. */
  readonly busy?: boolean;
  /** There is nothing to do for now, or other work is going on: the button ignores presses, and keeps the focus, which a disabled one loses. */
  readonly waits?: boolean;
}

/** Something to press; at least 44 px high, with a word in it. */
export const Button = ({
  look = 'secondary',
  size = 'normal',
  wide = false,
  icon,
  busy = false,
  waits = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type -- the type is a property with a default
    type={type}
    className={buttonClass({ look, size, wide })}
    aria-disabled={busy || waits || undefined}
    aria-busy={busy || undefined}
    onClick={busy || waits ? (event) => event.preventDefault() : onClick}
  >
    {busy ? <Spinner /> : icon !== undefined && <span className={css.icon}>{icon}</span>}
    {children}
  </button>
);
