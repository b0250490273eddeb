import type { ReactNode } from 'react';
import css from './Page.module.css';

export interface PageProps {
  readonly title: string;
  /** One sentence about what the page is for. */
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A page of the home layout. Its heading takes the focus after a change of page. */
export const Page = ({ title, intro, children }: PageProps) => (
  <div className={css.page}>
    <header className={css.head}>
      <h1 tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      {intro !== undefined && <p className={css.intro}>{intro}</p>}
    </header>
    {children}
  </div>
);
