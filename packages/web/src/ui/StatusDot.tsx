import css from './StatusDot.module.css';

export interface StatusDotProps {
  readonly tone: 'good' | 'wait' | 'stop' | 'info' | 'off';
  readonly label: string;
}

/** A state as dot and word: a colour never speaks alone. */
export const StatusDot = ({ tone, label }: StatusDotProps) => (
  <span className="inline-row gap-2 strong nowrap">
    <span className={[css.dot, tone !== 'off' && css[tone]].filter(Boolean).join(' ')} aria-hidden="true" />
    {label}
  </span>
);
