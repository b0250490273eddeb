import type { ReactNode } from 'react';
import type { Urgency } from './announcer.ts';
import css from './VisuallyHidden.module.css';

/** Words for a screen reader alone. */
export const VisuallyHidden = (props: { readonly children: ReactNode; readonly 'data-announce'?: Urgency }) => (
  <span className={css.hidden} {...props} />
);
