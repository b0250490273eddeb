import type { ReactNode } from 'react';
import css from './Disclosure.module.css';

interface Props {
  readonly summary: string;
  readonly children: ReactNode;
}

/** Rarely needed content: one line, until it is opened. */
export const Disclosure = ({ summary, children }: Props) => (
  <details className={css.details}>
    <summary className={`row target strong ${css.summary}`}>{summary}</summary>
    {children}
  </details>
);
