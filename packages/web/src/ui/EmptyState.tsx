import type { ReactNode } from 'react';
import type { Urgency } from './announcer.ts';
import { handFocusOn } from './take-focus.ts';
import css from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** Content to expect here and the way to it; or the failure and its remedy. */
  readonly text?: string;
  readonly action?: ReactNode;
  readonly 'data-announce'?: Urgency;
}

/** The middle of a page that has nothing to show: empty, failed or not allowed. A button in it that takes it away hands its focus to the heading above. */
export const EmptyState = ({ icon, title, text, action, ...rest }: EmptyStateProps) => (
  <div ref={handFocusOn} className={css.empty} {...rest}>
    {icon !== undefined && <span className="quiet">{icon}</span>}
    <p className="strong">{title}</p>
    {text !== undefined && <p className={css.text}>{text}</p>}
    {action !== undefined && <div className="pt-2">{action}</div>}
  </div>
);
