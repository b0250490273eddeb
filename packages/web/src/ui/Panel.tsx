import type { ComponentPropsWithRef } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';
import css from './Panel.module.css';

interface PanelProps extends Omit<ComponentPropsWithRef<'section'>, 'className' | 'ref'> {
  /** Gives the focus to the heading, which `aria-labelledby` names, when what had it goes away. */
  readonly keepsFocus?: boolean;
}

/** A surface one step above the page, with a border of one pixel. */
export const Panel = ({ keepsFocus = false, ...props }: PanelProps) => {
  const section = useKeptFocus(keepsFocus);
  return <section {...props} ref={section} className={css.panel} data-keeps-focus={keepsFocus || undefined} />;
};
