import type { ComponentPropsWithRef } from 'react';
import css from './Panel.module.css';

/** A surface one step above the page, with a border of one pixel. */
export const Panel = (props: Omit<ComponentPropsWithRef<'section'>, 'className'>) => (
  <section {...props} className={css.panel} />
);
