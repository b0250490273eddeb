import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

interface Props {
  readonly summary: string;
  readonly children: ReactNode;
}

/** What most do not need at once: one line, until it is opened. */
export const Disclosure = ({ summary, children }: Props) => (
  <details className={css.details}>
    <summary className={css.summary}>{summary}</summary>
    {children}
  </details>
);
