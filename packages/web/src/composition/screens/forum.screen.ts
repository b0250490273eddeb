import type { ForumController } from '@greenroom/core/forum/forum.controller';
import { isForumClosed } from '@greenroom/core/navigation/guards';
import { ForumFrontViewModel } from '../../forum/forum-front.view-model.ts';
import { ForumPage } from '../../forum/ForumPage.tsx';
import { loadForum, type ForumScreen } from '../../forum/load-forum.ts';
import { NewThreadViewModel } from '../../forum/new-thread.view-model.ts';
import { NewThreadPage } from '../../forum/NewThreadPage.tsx';
import { ThreadSearchViewModel } from '../../forum/thread-search.view-model.ts';
import { ThreadViewModel } from '../../forum/thread.view-model.ts';
import { ThreadPage } from '../../forum/ThreadPage.tsx';
import { ThreadSearchPage } from '../../forum/ThreadSearchPage.tsx';
import { TopicViewModel } from '../../forum/topic.view-model.ts';
import { TopicPage } from '../../forum/TopicPage.tsx';
import { guardContextOf } from '../../navigation/identity.ts';
import type { Get } from '../container/bindings.ts';
import { TOKENS } from '../container/tokens.ts';
import { createScreen } from './screen.ts';

/** Parts that the screens of the forum have in common. */
const forumParts = <Model>(screen: ForumScreen, createModel: (forum: ForumController) => Model) => ({
  createModel: (get: Get) => createModel(get(TOKENS.app).forum),
  load: (get: Get) => {
    const isClosed = (): boolean =>
      isForumClosed(guardContextOf(get(TOKENS.login).watch.state(), get(TOKENS.configuration)));
    return loadForum(get(TOKENS.app).forum, isClosed)[screen];
  },
});

/** Screen of the sections with their topics, and of the followed topics. @spec §2 /forum/ */
export const forumScreen = createScreen({
  Page: ForumPage,
  ...forumParts('forum', (forum) => new ForumFrontViewModel(forum)),
});

/** Screen of one topic with its threads. @spec §2 /forum/topic/{id}/ */
export const topicScreen = createScreen({
  Page: TopicPage,
  ...forumParts('topic', (forum) => new TopicViewModel(forum)),
});

/** Screen of one thread with its posts and the form for an answer. @spec §2 /forum/thread/{id}/ */
export const threadScreen = createScreen({
  Page: ThreadPage,
  ...forumParts('thread', (forum) => new ThreadViewModel(forum)),
});

/** Screen of the form for a new thread; the id in its address is that of the topic. @spec §2 /forum/thread/{id}/new/ */
export const newThreadScreen = createScreen({
  Page: NewThreadPage,
  ...forumParts('newThread', (forum) => new NewThreadViewModel(forum)),
});

/** Screen that searches threads by words. @spec §2 /forum/thread/ */
export const threadSearchScreen = createScreen({
  Page: ThreadSearchPage,
  ...forumParts('threadSearch', (forum) => new ThreadSearchViewModel(forum)),
});
