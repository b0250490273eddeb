import { expect, it } from 'vitest';
import { createForumController } from '@greenroom/core/forum/forum.controller';
import { err, NETWORK_TIMED_OUT } from '@greenroom/core/kernel/result';
import { createDraftsRig } from '@greenroom/core/testing/kernel/drafts-rig.fake';
import { loadForum } from './load-forum.ts';

const setUp = () => {
  const never = async () => err(NETWORK_TIMED_OUT);
  const api = {
    front: never,
    followed: never,
    topic: never,
    thread: never,
    search: never,
    follow: never,
    createThread: never,
    createTopic: never,
    createPost: never,
  };
  const forum = createForumController({ api, ...createDraftsRig().deps });
  const load = loadForum(forum, () => false);
  const go = (screen: 'newThread' | 'thread', id: string, query = ''): void =>
    load[screen]({ values: { id }, query: new URLSearchParams(query) });
  return { forum, go };
};

it('opens the draft of a thread again after that of a new thread, and keeps it from page to page', () => {
  const { forum, go } = setUp();
  go('thread', '5');
  forum.write({ content: 'An answer' });
  go('newThread', '3');
  forum.write({ content: 'A beginning' });
  go('thread', '5');
  expect(forum.draft.state().content).toBe('An answer');
  go('thread', '5', 'page=2');
  expect(forum.draft.state().content).toBe('An answer');
});
