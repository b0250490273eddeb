import { IconNews } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { NewsPage as NewsPart } from '@greenroom/core/content/content-api.port';
import type { NewsController } from '@greenroom/core/content/news.controller';
import { PAGE_SIZE, readPart } from '@greenroom/core/navigation/paging';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import type { PageAddress } from '../navigation/page-address.ts';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { ListModel } from '../ui/query-view.ts';
import { NewsItems } from './NewsItems.tsx';

/** Loads the part of the news that the address names. @spec §2 Screens and routes — page, offset and limit from the query */
export const loadNews =
  ({ list }: Pick<NewsController, 'list'>) =>
  ({ query }: PageAddress): void =>
    list.load(readPart(query, PAGE_SIZE.news));

/** News for performers. @spec §2 home — news, 5 a page */
export const NewsPage = observer(function NewsPage({ model }: { readonly model: ListModel<NewsPart> }) {
  const { t } = useTranslation();
  return (
    <Page title={t('news.title')} intro={t('news.intro')}>
      <Panel>
        <ListFrame
          model={model}
          label={t('news.paging')}
          failed={t('error.content.newsNotLoaded')}
          empty={{
            icon: <IconNews size={32} aria-hidden="true" />,
            title: t('news.emptyTitle'),
            text: t('news.emptyText'),
          }}
        >
          <NewsItems items={model.data?.items ?? []} />
        </ListFrame>
      </Panel>
    </Page>
  );
});
