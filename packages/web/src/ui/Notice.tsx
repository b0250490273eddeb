import type { ReactNode } from 'react';
import type { Urgency } from './announcer.ts';
import { ToneIcon, type MessageTone } from './ToneIcon.tsx';
import css from './Notice.module.css';

export interface NoticeProps {
  readonly tone: MessageTone;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Nothing for what was there from the start. */
  readonly 'data-announce'?: Urgency;
}

/** A message that stays: what happened and what to do next. */
export const Notice = ({ tone, title, children, actions, ...rest }: NoticeProps) => (
  <div className={`flex rounded gap-3 ${css.notice} ${css[tone]}`} {...rest}>
    <span className={css.icon}>
      <ToneIcon tone={tone} />
    </span>
    <div className={`stack flex-1 gap-1 min-w-0 ${css.body}`}>
      {title !== undefined && <p className="strong">{title}</p>}
      {children !== undefined && <div>{children}</div>}
      {actions !== undefined && <div className="flex wrap gap-2 pt-2">{actions}</div>}
    </div>
  </div>
);
