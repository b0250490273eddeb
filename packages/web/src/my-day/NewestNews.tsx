import { IconChevronDown, IconNews } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { NewsItems, type NewsItemModel } from '../content/NewsItems.tsx';
import { useTranslation } from '../i18n/i18n.ts';
import { PageState, type PageView } from '../ui/PageState.tsx';
import css from './MyDayPage.module.css';

export interface NewestNewsModel {
  readonly view: PageView;
  readonly mayBeOld: boolean;
  /** At most five. */
  readonly items: readonly NewsItemModel[];
  readonly retry: () => void;
}

interface Props {
  readonly model: NewestNewsModel;
  /** Address of the page with all news. */
  readonly allNews: string;
}

/** One line with the newest item, which opens the newest five. @spec §2 / (home layout) — news, limit 5 */
export const NewestNews = observer(function NewestNews({ model, allNews }: Props) {
  const { t } = useTranslation();
  const [newest] = model.items;
  return (
    <details className={css.news}>
      <summary className={`row target gap-2 ${css.line}`}>
        <IconNews size={20} aria-hidden="true" />
        <span className={`truncate min-w-0 flex-1 ${css.lineText}`}>
          {newest === undefined ? t('news.title') : `${newest.title} · ${newest.date}`}
        </span>
        <IconChevronDown size={18} aria-hidden="true" />
      </summary>
      <PageState
        view={model.view}
        mayBeOld={model.mayBeOld}
        failed={t('error.content.newsNotLoaded')}
        notAllowed={t('list.notAllowedTitle')}
        retry={model.retry}
      >
        {newest === undefined ? <p className="quiet">{t('news.emptyText')}</p> : <NewsItems items={model.items} />}
      </PageState>
      <Link className="inline-row target" to={allNews}>
        {t('myDay.allNews')}
      </Link>
    </details>
  );
});
