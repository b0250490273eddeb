import { observer } from 'mobx-react-lite';
import { ForumPage } from '../../forum/ForumPage.tsx';
import { NewThreadPage } from '../../forum/NewThreadPage.tsx';
import { ThreadPage } from '../../forum/ThreadPage.tsx';
import { ThreadSearchPage } from '../../forum/ThreadSearchPage.tsx';
import { TopicPage } from '../../forum/TopicPage.tsx';
import { useTranslation } from '../../i18n/i18n.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { useModel } from '../view-models-context.ts';

const Forum = () => <ForumPage model={useModel('forum')} />;
const Topic = () => <TopicPage model={useModel('topic')} />;
const Thread = () => <ThreadPage model={useModel('thread')} />;
const NewThread = () => <NewThreadPage model={useModel('newThread')} />;
const ThreadSearch = () => <ThreadSearchPage model={useModel('threadSearch')} />;

const PAGES = { forum: Forum, topic: Topic, thread: Thread, newThread: NewThread, threadSearch: ThreadSearch } as const;
export type ForumPageName = keyof typeof PAGES;

/** @spec §2 /forum/, /forum/topic/{id}/, /forum/thread/{id}/, /forum/thread/{id}/new/, /forum/thread/ */
export const ForumRoute = observer(function ForumRoute({ page }: { readonly page: ForumPageName }) {
  const { t } = useTranslation();
  useDocumentTitle(t('menu.forum'));
  const Its = PAGES[page];
  return <Its />;
});
