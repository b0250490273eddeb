import type { ReactNode } from 'react';
import type { Urgency } from './announcer.ts';

/** Words for a screen reader alone. */
export const VisuallyHidden = (props: { readonly children: ReactNode; readonly 'data-announce'?: Urgency }) => (
  <span className="visually-hidden" {...props} />
);
