import { computed, makeObservable } from 'mobx';
import { fullDate } from '@greenroom/core/formatting/dates';
import { MAX_POST_LENGTH, type ThreadPage } from '@greenroom/core/forum/forum';
import type { NewPost, ThreadQuery } from '@greenroom/core/forum/forum-api.port';
import type { ForumController, ForumDraft } from '@greenroom/core/forum/forum.controller';
import type { KeyedMutation } from '@greenroom/core/kernel/keyed-mutation.controller';
import { seenText } from '@greenroom/core/kernel/outside-text';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { detailStatus } from '../lists/detail-status.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { ThreadPageModel } from './ThreadPage.tsx';

/** Mirrors the posts of a thread and the form for an answer. @spec §2 /forum/thread/{id}/ */
export class ThreadViewModel implements ThreadPageModel {
  readonly forumPath = pathTo('forum');
  readonly maxLength = MAX_POST_LENGTH;
  readonly write: ThreadPageModel['write'];
  readonly show: () => () => void;
  readonly list: ListViewModel<ThreadQuery, ThreadPage>;
  readonly #forum: ForumController;
  readonly #state: Mirror<Query<ThreadQuery, ThreadPage>>;
  readonly #draft: Mirror<ForumDraft>;
  readonly #posting: Mirror<KeyedMutation<string, NewPost>>;

  constructor(forum: ForumController) {
    this.#forum = forum;
    this.show = () => forum.show();
    this.write = (content) => forum.write({ content });
    this.list = new ListViewModel(forum.thread);
    this.#state = new Mirror(forum.thread.watch);
    this.#draft = new Mirror(forum.draft);
    this.#posting = new Mirror(forum.posting.watch);
    makeObservable(this, { view: computed, posts: computed });
  }

  get view(): ThreadPageModel['view'] {
    return detailStatus(this.#state.current);
  }

  get title(): string {
    return this.#state.current.data?.thread.title ?? '';
  }

  get topic(): ThreadPageModel['topic'] {
    const topic = this.#state.current.data?.thread.topic;
    return topic === undefined ? undefined : { title: topic.title, to: pathTo('topic', { id: topic.id }) };
  }

  get posts(): ThreadPageModel['posts'] {
    return (this.#state.current.data?.posts ?? []).map((post) => ({
      id: post.id,
      author: post.author,
      isOwn: post.own,
      content: post.content,
      date: fullDate(post.date),
    }));
  }

  get content(): string {
    return this.#draft.current.content;
  }

  get maySend(): boolean {
    return seenText(this.content) !== '';
  }

  get posting(): ThreadPageModel['posting'] {
    return this.#posting.current.get(this.#state.current.key?.thread ?? '')?.status ?? 'idle';
  }

  readonly send = (): void => {
    const thread = this.#state.current.key?.thread;
    if (thread !== undefined) this.#forum.post(thread);
  };

  readonly dispose = (): void => {
    this.list.dispose();
    this.#state.dispose();
    this.#draft.dispose();
    this.#posting.dispose();
  };
}
