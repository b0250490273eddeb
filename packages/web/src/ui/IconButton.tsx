import type { ComponentPropsWithRef } from 'react';
import css from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'aria-label' | 'title'> {
  /** The name; also shown when the pointer rests on it. */
  readonly label: string;
}

/** An icon to press, 44 × 44 px, with an accessible name. */
export const IconButton = ({ label, children, ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type="button"
    className={`inline-row justify-center flex-none square pressable quiet ${css.button}`}
    aria-label={label}
    title={label}
  >
    {children}
  </button>
);
