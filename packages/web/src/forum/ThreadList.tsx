import { Link } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import css from './forum.module.css';

export interface ThreadRow {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly topic: string;
  readonly author: string;
  readonly posts: number;
  readonly date: string;
}

/** Threads, the one written in last first. */
export const ThreadList = ({ rows }: { readonly rows: readonly ThreadRow[] }) => {
  const { t } = useTranslation();
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <li key={row.id} className={css.row}>
          <span className={css.what}>
            <Link className={css.title} to={row.to}>
              {row.title}
            </Link>
            <span className={css.quiet}>{t('forum.begunBy', { author: row.author, topic: row.topic })}</span>
          </span>
          <span className={css.quiet}>
            {t('forum.posts', { count: row.posts })} · <time>{row.date}</time>
          </span>
        </li>
      ))}
    </ul>
  );
};
