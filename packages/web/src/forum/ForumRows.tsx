import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './forum.module.css';

interface ForumRow {
  readonly id: string;
  readonly to: string;
  readonly title: string;
}

interface Props<Row extends ForumRow> {
  readonly rows: readonly Row[];
  /** Below the title. */
  readonly about: (row: Row) => string;
  /** At the other end of the line. */
  readonly figures: (row: Row) => ReactNode;
}

/** Places of the forum, each with its way in. */
export const ForumRows = <Row extends ForumRow>({ rows, about, figures }: Props<Row>) => (
  <ul className="stack">
    {rows.map((row) => (
      <li key={row.id} className={`flex wrap items-baseline justify-between gap-x-4 line-below ${css.row}`}>
        <span className={css.what}>
          <Link className="inline-row target strong break-anywhere" to={row.to}>
            {row.title}
          </Link>
          {about(row) !== '' && <span className="quiet small tabular">{about(row)}</span>}
        </span>
        <span className="quiet small tabular">{figures(row)}</span>
      </li>
    ))}
  </ul>
);
