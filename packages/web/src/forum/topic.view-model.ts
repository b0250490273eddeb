import { computed, makeObservable } from 'mobx';
import type { TopicPage } from '@greenroom/core/forum/forum';
import type { TopicQuery } from '@greenroom/core/forum/forum-api.port';
import type { FollowOrder, ForumController } from '@greenroom/core/forum/forum.controller';
import type { Errand } from '@greenroom/core/kernel/errand.machine';
import type { Inquiry } from '@greenroom/core/kernel/inquiry.machine';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { ListViewModel } from '../lists/list.view-model.ts';
import { detailStatus } from '../lists/detail-status.ts';
import { Mirror } from '../mobx/mirror.ts';
import { toThread } from './forum-rows.ts';
import type { ThreadRow } from './ThreadList.tsx';
import type { TopicPageModel } from './TopicPage.tsx';

/** The threads of a topic. @spec §2 /forum/topic/{id}/ */
export class TopicViewModel implements TopicPageModel {
  readonly forumPath = pathTo('forum');
  readonly list: ListViewModel<TopicQuery, TopicPage>;
  readonly #forum: ForumController;
  readonly #state: Mirror<Inquiry<TopicQuery, TopicPage>>;
  readonly #following: Mirror<Errand<FollowOrder>>;

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
    return this.#state.current.answer?.topic.title ?? '';
  }

  get description(): string {
    return this.#state.current.answer?.topic.description ?? '';
  }

  get followed(): boolean {
    return this.#state.current.answer?.topic.followed ?? false;
  }

  get following(): TopicPageModel['following'] {
    return this.#following.current.status;
  }

  get newThreadPath(): string {
    return pathTo('newThread', { id: this.#state.current.question?.topic ?? '' });
  }

  get rows(): readonly ThreadRow[] {
    return (this.#state.current.answer?.threads ?? []).map(toThread);
  }

  readonly follow = (): void => {
    const topic = this.#state.current.answer?.topic;
    if (topic !== undefined) this.#forum.following.run({ topic: topic.id, on: !topic.followed });
  };

  readonly dispose = (): void => {
    this.list.dispose();
    this.#state.dispose();
    this.#following.dispose();
  };
}
