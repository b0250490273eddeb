import { computed, makeObservable } from 'mobx';
import type { TopicPage } from '@greenroom/core/forum/forum';
import type { TopicQuery } from '@greenroom/core/forum/forum-api.port';
import type { FollowOrder, ForumController } from '@greenroom/core/forum/forum.controller';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { detailStatus } from '../lists/detail-status.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import { toThread } from './forum-rows.ts';
import type { ThreadRow } from './ThreadList.tsx';
import type { TopicPageModel } from './TopicPage.tsx';

/** The threads of a topic. @spec §2 /forum/topic/{id}/ */
export class TopicViewModel implements TopicPageModel {
  readonly forumPath = pathTo('forum');
  readonly list: ListViewModel<TopicQuery, TopicPage>;
  readonly #forum: ForumController;
  readonly #state: Mirror<Query<TopicQuery, TopicPage>>;
  readonly #following: Mirror<Mutation<FollowOrder>>;

  constructor(forum: ForumController) {
    this.#forum = forum;
    this.list = new ListViewModel(forum.topic);
    this.#state = new Mirror(forum.topic.watch);
    this.#following = new Mirror(forum.following.watch);
    makeObservable(this, { view: computed, rows: computed });
  }

  get view(): TopicPageModel['view'] {
    return detailStatus(this.#state.current);
  }

  get title(): string {
    return this.#state.current.data?.topic.title ?? '';
  }

  get description(): string {
    return this.#state.current.data?.topic.description ?? '';
  }

  get followed(): boolean {
    return this.#state.current.data?.topic.followed ?? false;
  }

  get following(): TopicPageModel['following'] {
    return this.#following.current.status;
  }

  get newThreadPath(): string {
    return pathTo('newThread', { id: this.#state.current.key?.topic ?? '' });
  }

  get rows(): readonly ThreadRow[] {
    return (this.#state.current.data?.threads ?? []).map(toThread);
  }

  readonly follow = (): void => {
    const topic = this.#state.current.data?.topic;
    if (topic !== undefined) this.#forum.following.mutate({ topic: topic.id, on: !topic.followed });
  };

  readonly dispose = (): void => {
    this.list.dispose();
    this.#state.dispose();
    this.#following.dispose();
  };
}
