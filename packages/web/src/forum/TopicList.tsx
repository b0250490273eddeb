import { Link } from 'react-router';
import { useTranslation } from '../i18n/i18n.ts';
import css from './forum.module.css';

export interface TopicRow {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly description: string;
  readonly threads: number;
  readonly followed: boolean;
}

/** Topics, each with how much was written in it. */
export const TopicList = ({ rows }: { readonly rows: readonly TopicRow[] }) => {
  const { t } = useTranslation();
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <li key={row.id} className={css.row}>
          <span className={css.what}>
            <Link className={css.title} to={row.to}>
              {row.title}
            </Link>
            {row.description !== '' && <span className={css.quiet}>{row.description}</span>}
          </span>
          <span className={css.quiet}>
            {row.followed && <strong className={css.followed}>{t('forum.followed')}</strong>}{' '}
            {t('forum.threads', { count: row.threads })}
          </span>
        </li>
      ))}
    </ul>
  );
};
