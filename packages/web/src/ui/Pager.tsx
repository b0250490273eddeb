import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
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

const pageLink = (page: number) => ({ search: `?page=${page}` });

/** One page on or back in a list; the page is part of the address, so Back works. */
export const Pager = ({ previous, next, words }: PagerProps) => (
  <nav className={css.pager} aria-label={words.label}>
    {previous === undefined ? (
      <span />
    ) : (
      <Link className={css.link} to={pageLink(previous)} rel="prev">
        <IconChevronLeft size={20} aria-hidden="true" />
        {words.previous}
      </Link>
    )}
    <span className={css.position}>{words.position}</span>
    {next === undefined ? (
      <span />
    ) : (
      <Link className={css.link} to={pageLink(next)} rel="next">
        {words.next}
        <IconChevronRight size={20} aria-hidden="true" />
      </Link>
    )}
  </nav>
);
