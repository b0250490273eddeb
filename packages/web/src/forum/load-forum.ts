import type { ForumController } from '@greenroom/core/forum/forum.controller';
import { PAGE_SIZE, readPart } from '@greenroom/core/navigation/paging';
import type { PageAddress } from '../navigation/page-address.ts';

export type ForumScreen = 'forum' | 'topic' | 'newThread' | 'thread' | 'threadSearch';

/**
 * Loads the content of each page of the forum.
 * @param isClosed tells that the performer has the tag ForumBlocked, or that the site has no forum
 * @spec §2 /forum/ — limit 20, §2 Guards
 */
export const loadForum = (
  forum: ForumController,
  isClosed: () => boolean,
): Readonly<Record<ForumScreen, (address: PageAddress) => void>> => {
  const partOf = (query: URLSearchParams) => readPart(query, PAGE_SIZE.forum);
  const open =
    (load: (id: string, query: URLSearchParams) => void) =>
    ({ values, query }: PageAddress): void => {
      // The guard redirects to the news.
      if (!isClosed()) load(values['id'] ?? '', query);
    };
  return {
    forum: open((_, query) => {
      forum.creatingTopic.clearDone();
      forum.front.load(partOf(query));
      forum.followed.load('followed');
    }),
    topic: open((topic, query) => forum.topic.load({ topic, ...partOf(query) })),
    newThread: open((topic, query) => {
      forum.topic.load({ topic, ...partOf(query) });
      forum.openDraft(`topic ${topic}`);
    }),
    thread: open((thread, query) => {
      forum.openDraft(`thread ${thread}`);
      forum.thread.load({ thread, ...partOf(query) });
    }),
    threadSearch: open((_, query) => forum.found.load({ search: query.get('search') ?? '', ...partOf(query) })),
  };
};
