import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fullDate } from '@greenroom/core/formatting/dates';
import type { ForumThread, ForumTopic } from '@greenroom/core/forum/forum';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { useTranslation } from '../i18n/i18n.ts';
import css from './forum.module.css';

interface Props<Row> {
  readonly rows: readonly Row[];
  readonly to: (row: Row) => string;
  /** Below the title. */
  readonly about: (row: Row) => string;
  /** At the other end of the line. */
  readonly figures: (row: Row) => ReactNode;
}

const ForumRows = <Row extends { readonly id: string; readonly title: string }>({
  rows,
  to,
  about,
  figures,
}: Props<Row>) => (
  <ul className="stack">
    {rows.map((row) => (
      <li key={row.id} className="flex items-baseline justify-between wrap gap-x-4 py-3 line-between">
        <span className={css.what}>
          <Link className="inline-row target strong break-anywhere" to={to(row)}>
            {row.title}
          </Link>
          {about(row) !== '' && <span className="quiet small tabular">{about(row)}</span>}
        </span>
        <span className="quiet small tabular">{figures(row)}</span>
      </li>
    ))}
  </ul>
);

/** Topics, each with how much was written in it. */
export const TopicList = ({ topics }: { readonly topics: readonly ForumTopic[] }) => {
  const { t } = useTranslation();
  return (
    <ForumRows
      rows={topics}
      to={({ id }) => pathTo('topic', { id })}
      about={({ description }) => description}
      figures={({ followed, threads }) => (
        <>
          {followed && <strong className="text-accent">{t('forum.followed')}</strong>}{' '}
          {t('forum.threads', { count: threads })}
        </>
      )}
    />
  );
};

/** Threads, the one written in last first. */
export const ThreadList = ({ threads }: { readonly threads: readonly ForumThread[] }) => {
  const { t } = useTranslation();
  return (
    <ForumRows
      rows={threads}
      to={({ id }) => pathTo('thread', { id })}
      about={({ author, topic }) => t('forum.begunBy', { author, topic: topic.title })}
      figures={({ posts, date }) => (
        <>
          {t('forum.posts', { count: posts })} · <time>{fullDate(date)}</time>
        </>
      )}
    />
  );
};
