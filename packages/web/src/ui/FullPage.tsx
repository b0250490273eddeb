import type { ReactNode } from 'react';
import { BrandMark } from './BrandMark.tsx';
import css from './FullPage.module.css';

export interface FullPageProps {
  /** Right end of the top line, such as the choice of language. */
  readonly corner?: ReactNode;
  /** Wide page for a long form. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page outside the home layout: the name above, one card in the middle. */
export const FullPage = ({ corner, wide = false, children }: FullPageProps) => (
  <div className={css.page}>
    <header className={css.top}>
      <span className={css.brand}>
        <BrandMark />
        Greenroom
      </span>
      {corner}
    </header>
    <main id="main" tabIndex={-1} className={css.main}>
      <div className={wide ? `${css.card} ${css.wide}` : css.card}>{children}</div>
    </main>
  </div>
);
