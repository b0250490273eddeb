import type { ReactNode } from 'react';
import css from './PanelHead.module.css';

interface Props {
  readonly id?: string;
  readonly title: ReactNode;
  /** Actions at the other end of the line. */
  readonly children: ReactNode;
}

/** The heading of a panel in which something can be done at once. */
export const PanelHead = ({ id, title, children }: Props) => (
  <div className={`row wrap justify-between gap-2 gap-x-4 ${css.head}`}>
    <h2 id={id}>{title}</h2>
    {children}
  </div>
);
