import type { ReactNode } from 'react';

interface Props {
  readonly id?: string;
  readonly title: ReactNode;
  /** Actions at the other end of the line. */
  readonly children: ReactNode;
}

/** The heading of a panel in which something can be done at once. */
export const PanelHead = ({ id, title, children }: Props) => (
  <div className="row justify-between wrap gap-2 gap-x-4 pb-2">
    <h2 id={id}>{title}</h2>
    {children}
  </div>
);
