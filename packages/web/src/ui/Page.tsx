import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import css from './Page.module.css';

export interface PageProps {
  readonly title: ReactNode;
  /** One sentence about what the page is for. */
  readonly intro?: string | undefined;
  /** Way to the list that this page is an entry of. */
  readonly back?: { readonly to: string; readonly text: string } | undefined;
  /** Further classes of the page and of its head, for a page that fills its height. */
  readonly className?: string | undefined;
  readonly headClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A modal keeps the focus, whatever happens to the page behind it; so does a field that began with it. */
const isFocusTaken = (page: HTMLElement): boolean =>
  document.querySelector('dialog[open], [aria-modal="true"]') !== null || page.contains(document.activeElement);

/** A page of the home layout. Its heading takes the focus when the page opens, so that it is read out. */
export const Page = ({ title, intro, back, className, headClassName, children }: PageProps) => {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (page.current !== null && !isFocusTaken(page.current)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={page} className={[`stack gap-6 w-full ${css.page}`, className].filter(Boolean).join(' ')}>
      <div className={['stack gap-1', headClassName].filter(Boolean).join(' ')}>
        {back !== undefined && (
          <p>
            <Link className={`inline-row gap-1 target ${css.back}`} to={back.to}>
              <IconArrowLeft size={18} aria-hidden="true" />
              {back.text}
            </Link>
          </p>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro !== undefined && <p className="quiet readable">{intro}</p>}
      </div>
      {children}
    </div>
  );
};
