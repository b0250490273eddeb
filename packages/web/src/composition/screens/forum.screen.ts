import type { ForumController } from '@greenroom/core/forum/forum.controller';
import { isForumClosed } from '@greenroom/core/navigation/guards';
import {
  createForumFrontModel,
  createNewThreadModel,
  createThreadModel,
  createTopicModel,
} from '../../forum/forum.view-model.ts';
import { ForumPage } from '../../forum/ForumPage.tsx';
import { loadForum, type ForumScreen } from '../../forum/load-forum.ts';
import { NewThreadPage } from '../../forum/NewThreadPage.tsx';
import { ThreadPage } from '../../forum/ThreadPage.tsx';
import { ThreadSearchPage } from '../../forum/ThreadSearchPage.tsx';
import { TopicPage } from '../../forum/TopicPage.tsx';
import { guardContextOf } from '../../navigation/identity.ts';
import { listOf } from '../../ui/query-view.ts';
import type { Workspace } from '../workspace.ts';
import { createScreen } from './screen.ts';

/** Makes the opening of a screen of the forum. */
const openForum =
  <Model>(screen: ForumScreen, createModel: (forum: ForumController) => Model) =>
  ({ app: { forum, login }, ports }: Workspace) => {
    const isClosed = (): boolean => isForumClosed(guardContextOf(login.watch.state(), ports.configuration));
    return { model: createModel(forum), load: loadForum(forum, isClosed)[screen] };
  };

/** Screen of the sections with their topics, and of the followed topics. @spec §2 /forum/ */
export const forumScreen = createScreen({
  Page: ForumPage,
  open: openForum('forum', createForumFrontModel),
});

/** Screen of one topic with its threads. @spec §2 /forum/topic/{id}/ */
export const topicScreen = createScreen({
  Page: TopicPage,
  open: openForum('topic', createTopicModel),
});

/** Screen of one thread with its posts and the form for an answer. @spec §2 /forum/thread/{id}/ */
export const threadScreen = createScreen({
  Page: ThreadPage,
  open: openForum('thread', createThreadModel),
});

/** Screen of the form for a new thread; the id in its address is that of the topic. @spec §2 /forum/thread/{id}/new/ */
export const newThreadScreen = createScreen({
  Page: NewThreadPage,
  open: openForum('newThread', createNewThreadModel),
});

/** Screen that searches threads by words. @spec §2 /forum/thread/ */
export const threadSearchScreen = createScreen({
  Page: ThreadSearchPage,
  open: openForum('threadSearch', ({ found }) => listOf(found)),
});
