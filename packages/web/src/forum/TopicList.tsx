import { useTranslation } from '../i18n/i18n.ts';
import { ForumRows } from './ForumRows.tsx';
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
    <ForumRows
      rows={rows}
      about={({ description }) => description}
      figures={({ followed, threads }) => (
        <>
          {followed && <strong className={css.followed}>{t('forum.followed')}</strong>}{' '}
          {t('forum.threads', { count: threads })}
        </>
      )}
    />
  );
};
