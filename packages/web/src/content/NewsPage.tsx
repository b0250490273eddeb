import { IconNews } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { NewsItems, type NewsItemModel } from './NewsItems.tsx';

export interface NewsPageModel {
  readonly list: ListModel;
  readonly items: readonly NewsItemModel[];
}

interface Props {
  readonly model: NewsPageModel;
}

/** News for performers. @spec §2 home — news, 5 a page */
export const NewsPage = observer(function NewsPage({ model }: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t('news.title')} intro={t('news.intro')}>
      <Panel>
        <ListFrame
          model={model.list}
          label={t('news.paging')}
          failed={t('error.content.newsNotLoaded')}
          empty={{
            icon: <IconNews size={32} aria-hidden="true" />,
            title: t('news.emptyTitle'),
            text: t('news.emptyText'),
          }}
        >
          <NewsItems items={model.items} />
        </ListFrame>
      </Panel>
    </Page>
  );
});
