import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import { withQuery } from './with-query.ts';
import css from './Pager.module.css';

export interface PagerProps {
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
  };
}

const pageLink = (query: URLSearchParams, page: number) => withQuery(query, { page: String(page) });

/**
 * One page on or back in a list; the page is part of the address, so Back works. The pressed link keeps the focus, and the page is announced
 * once it is there.
 */
export const Pager = ({ page, pages, words }: PagerProps) => {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const position = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  const onPress = (): void => {
    isPressed.current = true;
  };
  useEffect(() => {
    // The first and the last page take away the link that was pressed.
    if (isPressed.current && document.activeElement === document.body) position.current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [page]);
  if (pages <= 1) return null;
  return (
    <nav className={`stack items-center gap-3 ${css.pager}`} aria-label={words.label}>
      {page > 1 ? (
        <Link
          className={`inline-row gap-1 target px-3 rounded outlined on-panel plain-link strong hovers ${css.link}`}
          to={pageLink(query, page - 1)}
          rel="prev"
          onClick={onPress}
        >
          <IconChevronLeft size={20} aria-hidden="true" />
          {words.previous}
        </Link>
      ) : (
        <span />
      )}
      <span ref={position} tabIndex={-1} className="quiet small tabular" data-announce="polite">
        {t('list.position', { page, pages })}
      </span>
      {page < pages ? (
        <Link
          className={`inline-row gap-1 target px-3 rounded outlined on-panel plain-link strong hovers ${css.link}`}
          to={pageLink(query, page + 1)}
          rel="next"
          onClick={onPress}
        >
          {words.next}
          <IconChevronRight size={20} aria-hidden="true" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
};
