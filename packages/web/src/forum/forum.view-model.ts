import type { ForumController, ForumDraft } from '@greenroom/core/forum/forum.controller';
import { seenLine, seenText } from '@greenroom/core/kernel/outside-text';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { read } from '../mobx/read.ts';
import { listOf, viewOf } from '../ui/query-view.ts';

/** Sections with their topics, and the followed topics. @spec §2 /forum/ */
export const createForumFrontModel = (forum: ForumController) => ({
  list: listOf(forum.front),
  followed: viewOf(forum.followed),
  /** Outcome of the last topic that was made in a section. */
  creating: (section: string) => read(forum.creatingTopic.watch).get(section)?.status ?? 'idle',
  /** The form for a new topic is opened. */
  beginTopic: (section: string): void => forum.creatingTopic.clear(section),
  createTopic: (section: string, title: string): void => forum.createTopic(section, seenLine(title)),
  topicDraft: forum.topicDraft,
  writeTopic: forum.writeTopic,
  /** The form for a new topic is on the screen, until the end of showing it. */
  showForm: (section: string) => forum.show(`section ${section}`),
});

/** Threads of a topic. @spec §2 /forum/topic/{id}/ */
export const createTopicModel = (forum: ForumController) => ({
  list: listOf(forum.topic),
  get isFollowing(): boolean {
    return read(forum.following.watch).status === 'busy';
  },
  follow: forum.following.mutate,
});

/** Posts of a thread, and the form for an answer. @spec §2 /forum/thread/{id}/ */
export const createThreadModel = (forum: ForumController) => ({
  list: listOf(forum.thread),
  get content(): string {
    return read(forum.draft).content;
  },
  get maySend(): boolean {
    return seenText(this.content) !== '';
  },
  get posting() {
    return read(forum.posting.watch).get(read(forum.thread.watch).key?.thread ?? '')?.status ?? 'idle';
  },
  write: (content: string): void => forum.write({ content }),
  send: (): void => {
    const thread = forum.thread.watch.state().key?.thread;
    if (thread !== undefined) forum.post(thread);
  },
  /** The form is on the screen, until the end of showing it. */
  show: () => forum.show(),
});

/** Form for a new thread. @spec §2 /forum/thread/{id}/new/ */
export const createNewThreadModel = (forum: ForumController) => ({
  topic: viewOf(forum.topic),
  get draft(): ForumDraft {
    return read(forum.draft);
  },
  get maySend(): boolean {
    return seenText(this.draft.title) !== '' && seenText(this.draft.content) !== '';
  },
  get creating() {
    return read(forum.creatingThread.watch).get(read(forum.topic.watch).key?.topic ?? '')?.status ?? 'idle';
  },
  /** Address of the new thread, once it exists. */
  get begunPath(): string | undefined {
    const id = read(forum.begun);
    return id === undefined ? undefined : pathTo('thread', { id });
  },
  write: forum.write,
  send: (): void => {
    const topic = forum.topic.watch.state().key?.topic;
    if (topic !== undefined) forum.beginThread(topic);
  },
  /** The form is on the screen, until the end of showing it. */
  show: () => forum.show(),
});

export type ForumFrontModel = ReturnType<typeof createForumFrontModel>;
export type TopicModel = ReturnType<typeof createTopicModel>;
export type ThreadModel = ReturnType<typeof createThreadModel>;
export type NewThreadModel = ReturnType<typeof createNewThreadModel>;
