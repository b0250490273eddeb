import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { withQuery } from './with-query.ts';
import css from './Pager.module.css';

export interface PagerProps {
  /** Undefined on the first page. */
  readonly previous: number | undefined;
  /** Undefined on the last page. */
  readonly next: number | undefined;
  readonly words: {
    readonly label: string;
    readonly position: string;
    readonly previous: string;
    readonly next: string;
  };
}

const pageLink = (query: URLSearchParams, page: number) => withQuery(query, { page: String(page) });

/** One page on or back in a list; the page is part of the address, so Back works. */
export const Pager = ({ previous, next, words }: PagerProps) => {
  const [query] = useSearchParams();
  return (
    <nav className={css.pager} aria-label={words.label}>
      {previous === undefined ? (
        <span />
      ) : (
        <Link className={css.link} to={pageLink(query, previous)} rel="prev">
          <IconChevronLeft size={20} aria-hidden="true" />
          {words.previous}
        </Link>
      )}
      <span className={css.position}>{words.position}</span>
      {next === undefined ? (
        <span />
      ) : (
        <Link className={css.link} to={pageLink(query, next)} rel="next">
          {words.next}
          <IconChevronRight size={20} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
};
