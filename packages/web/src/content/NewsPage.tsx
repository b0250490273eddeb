import { IconNews } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { NotAllowed } from '../lists/NotAllowed.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Panel } from '../ui/Panel.tsx';
import css from './NewsPage.module.css';

export interface NewsItemModel {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly date: string;
}

/** State of the page: loading, a message in place of the items, or items. */
export type NewsView = 'loading' | 'failed' | 'notAllowed' | 'empty' | 'items';

export interface NewsPageModel {
  readonly view: NewsView;
  readonly items: readonly NewsItemModel[];
  readonly page: number;
  readonly pages: number;
  readonly retry: () => void;
}

interface Props {
  readonly model: NewsPageModel;
}

const NewsLoading = () => {
  const { t } = useTranslation();
  return <Loading label={t('news.loading')} />;
};

const NewsFailed = observer(function NewsFailed({ model }: Props) {
  const { t } = useTranslation();
  return (
    <EmptyState
      data-announce="assertive"
      title={t('news.failedTitle')}
      text={t('news.failedText')}
      action={<Button onClick={model.retry}>{t('news.tryAgain')}</Button>}
    />
  );
});

const NewsNotAllowed = observer(function NewsNotAllowed({ model }: Props) {
  return <NotAllowed retry={model.retry} />;
});

const NewsEmpty = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconNews size={32} aria-hidden="true" />}
      title={t('news.emptyTitle')}
      text={t('news.emptyText')}
    />
  );
};

const NewsItems = observer(function NewsItems({ model }: Props) {
  return (
    <ol className={css.items}>
      {model.items.map((item) => (
        <li key={item.id} className={css.item}>
          <article>
            <h2 className={css.title}>{item.title}</h2>
            <p className={css.date}>{item.date}</p>
            <p className={css.text}>{item.text}</p>
          </article>
        </li>
      ))}
    </ol>
  );
});

const BODY = {
  loading: NewsLoading,
  failed: NewsFailed,
  notAllowed: NewsNotAllowed,
  empty: NewsEmpty,
  items: NewsItems,
} as const;

/** News for performers. @spec §2 home — news, 5 a page */
export const NewsPage = observer(function NewsPage({ model }: Props) {
  const { t } = useTranslation();
  const { view, page, pages } = model;
  const Body = BODY[view];
  return (
    <Page title={t('news.title')} intro={t('news.intro')}>
      <Panel>
        <Body model={model} />
        {(view === 'items' || view === 'loading') && (
          <Pager
            page={page}
            pages={pages}
            isLoading={view === 'loading'}
            words={{ label: t('news.paging'), previous: t('news.previous'), next: t('news.next') }}
          />
        )}
      </Panel>
    </Page>
  );
});
