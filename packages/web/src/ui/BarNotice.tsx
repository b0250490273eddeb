import type { ReactNode } from 'react';
import css from './BarNotice.module.css';

interface Props {
  readonly tone: 'stop' | 'info';
  readonly label: string;
  readonly icon: ReactNode;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** One line under the top bar, with one action. */
export const BarNotice = ({ tone, label, icon, action, children }: Props) => (
  <div className={`row gap-3 line-above ${css.notice}`} data-tone={tone} role="group" aria-label={label}>
    <span className={css.icon}>{icon}</span>
    <p className="flex-1 min-w-0 tabular">{children}</p>
    {action}
  </div>
);
