import { IconMessages } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame, type ListModel } from '../lists/ListFrame.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import { SearchForm } from '../ui/SearchForm.tsx';
import { ThreadList, type ThreadRow } from './ThreadList.tsx';

export interface ThreadSearchModel {
  readonly search: string;
  readonly list: ListModel;
  readonly rows: readonly ThreadRow[];
  readonly forumPath: string;
}

/** Page of the forum threads that contain the searched words. @spec §2 /forum/thread/ (threadSearch) — paged */
export const ThreadSearchPage = observer(function ThreadSearchPage({ model }: { readonly model: ThreadSearchModel }) {
  const { t } = useTranslation();
  return (
    <Page title={t('forum.searchTitle')} back={{ to: model.forumPath, text: t('forum.back') }}>
      <SearchForm label={t('forum.search')} button={t('common.search')} value={model.search} />
      <Panel aria-label={t('forum.searchTitle')}>
        <ListFrame
          model={model.list}
          label={t('forum.paging')}
          failed={t('error.forum.threadsNotLoaded')}
          empty={{
            icon: <IconMessages size={32} aria-hidden="true" />,
            title: t('forum.nothingFound', { words: model.search }),
            text: t('forum.nothingFoundText'),
          }}
        >
          <ThreadList rows={model.rows} />
        </ListFrame>
      </Panel>
    </Page>
  );
});
