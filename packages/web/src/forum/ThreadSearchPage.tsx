import { IconMessages } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { FoundThreads } from '@greenroom/core/forum/forum';
import type { ThreadSearch } from '@greenroom/core/forum/forum-api.port';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { useTranslation } from '../i18n/i18n.ts';
import { ListFrame } from '../lists/ListFrame.tsx';
import { Page } from '../ui/Page.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { ListModel } from '../ui/query-view.ts';
import { SearchForm } from '../ui/SearchForm.tsx';
import { ThreadList } from './ForumRows.tsx';

interface Props {
  readonly model: ListModel<FoundThreads, ThreadSearch>;
}

/** Page of the forum threads that contain the searched words. @spec §2 /forum/thread/ (threadSearch) — paged */
export const ThreadSearchPage = observer(function ThreadSearchPage({ model }: Props) {
  const { t } = useTranslation();
  const search = model.key?.search ?? '';
  return (
    <Page title={t('forum.searchTitle')} back={{ to: pathTo('forum'), text: t('forum.back') }}>
      <SearchForm label={t('forum.search')} button={t('common.search')} value={search} />
      <Panel aria-label={t('forum.searchTitle')}>
        <ListFrame
          model={model}
          label={t('forum.paging')}
          failed={t('error.forum.threadsNotLoaded')}
          empty={{
            icon: <IconMessages size={32} aria-hidden="true" />,
            title: t('forum.nothingFound', { words: search }),
            text: t('forum.nothingFoundText'),
          }}
        >
          <ThreadList threads={model.data?.threads ?? []} />
        </ListFrame>
      </Panel>
    </Page>
  );
});
