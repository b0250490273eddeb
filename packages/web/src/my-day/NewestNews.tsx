import { IconChevronDown, IconNews } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import type { NewsPage } from '@greenroom/core/content/content-api.port';
import { shortDate } from '@greenroom/core/formatting/dates';
import { NewsItems } from '../content/NewsItems.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import type { QueryView } from '../ui/query-view.ts';
import { QueryState } from '../ui/QueryState.tsx';
import css from './MyDayPage.module.css';

interface Props {
  readonly model: QueryView<NewsPage>;
  /** Address of the page with all news. */
  readonly allNews: string;
}

/** One line with the newest item, which opens the newest five. @spec §2 / (home layout) — news, limit 5 */
export const NewestNews = observer(function NewestNews({ model, allNews }: Props) {
  const { t } = useTranslation();
  const { items = [] } = model.data ?? {};
  const [newest] = items;
  return (
    <details className={css.news}>
      <summary className={`row gap-2 target plain-link ${css.line}`}>
        <IconNews size={20} aria-hidden="true" />
        <span className={`flex-1 min-w-0 truncate ${css.lineText}`}>
          {newest === undefined ? t('news.title') : `${newest.title} · ${shortDate(newest.date)}`}
        </span>
        <IconChevronDown size={18} aria-hidden="true" />
      </summary>
      <QueryState query={model} failed={t('error.content.newsNotLoaded')}>
        {newest === undefined ? <p className="quiet">{t('news.emptyText')}</p> : <NewsItems items={items} />}
      </QueryState>
      <Link className="inline-row target" to={allNews}>
        {t('myDay.allNews')}
      </Link>
    </details>
  );
});
