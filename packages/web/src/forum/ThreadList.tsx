import { useTranslation } from '../i18n/i18n.ts';
import { ForumRows } from './ForumRows.tsx';

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
    <ForumRows
      rows={rows}
      about={({ author, topic }) => t('forum.begunBy', { author, topic })}
      figures={({ posts, date }) => (
        <>
          {t('forum.posts', { count: posts })} · <time>{date}</time>
        </>
      )}
    />
  );
};
