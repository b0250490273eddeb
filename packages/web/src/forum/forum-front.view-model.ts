import { computed, makeObservable } from 'mobx';
import type { ForumFront, ForumTopic } from '@greenroom/core/forum/forum';
import type { NewTopic } from '@greenroom/core/forum/forum-api.port';
import type { ForumController } from '@greenroom/core/forum/forum.controller';
import type { KeyedMutation } from '@greenroom/core/kernel/keyed-mutation.controller';
import { seenLine } from '@greenroom/core/kernel/outside-text';
import type { Query } from '@greenroom/core/kernel/query.machine';
import type { ListPart } from '@greenroom/core/kernel/units';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { ListViewModel } from '../lists/list.view-model.ts';
import { Mirror } from '../mobx/mirror.ts';
import { toTopic } from './forum-rows.ts';
import type { ForumFrontModel } from './ForumPage.tsx';

/** Mirrors the sections with their topics, and the followed topics. @spec §2 /forum/ */
export class ForumFrontViewModel implements ForumFrontModel {
  readonly searchPath = pathTo('threadSearch');
  readonly list: ListViewModel<ListPart, ForumFront>;
  readonly retryFollowed: () => void;
  readonly beginTopic: ForumFrontModel['beginTopic'];
  readonly createTopic: ForumFrontModel['createTopic'];
  readonly topicDraft: ForumFrontModel['topicDraft'];
  readonly writeTopic: ForumFrontModel['writeTopic'];
  readonly showForm: ForumFrontModel['showForm'];
  readonly #followed: Mirror<Query<'followed', readonly ForumTopic[]>>;
  readonly #creating: Mirror<KeyedMutation<string, NewTopic>>;

  constructor({ createTopic, creatingTopic, followed, front, show, topicDraft, writeTopic }: ForumController) {
    this.retryFollowed = followed.reload;
    this.beginTopic = creatingTopic.clear;
    this.createTopic = (section, title) => createTopic(section, seenLine(title));
    this.topicDraft = topicDraft;
    this.writeTopic = writeTopic;
    this.showForm = (section) => show(`section ${section}`);
    this.list = new ListViewModel(front);
    this.#followed = new Mirror(followed.watch);
    this.#creating = new Mirror(creatingTopic.watch);
    makeObservable(this, { sections: computed, followed: computed });
  }

  get sections(): ForumFrontModel['sections'] {
    return (this.list.answer?.sections ?? []).map(({ id, title, topics }) => ({
      id,
      title,
      topics: topics.map(toTopic),
      creating: this.#creating.current.get(id)?.status ?? 'idle',
    }));
  }

  get followedFailed(): boolean {
    return this.#followed.current.status === 'failed';
  }

  get followed(): ForumFrontModel['followed'] {
    return this.#followed.current.data?.map(toTopic);
  }

  readonly dispose = (): void => {
    this.list.dispose();
    this.#followed.dispose();
    this.#creating.dispose();
  };
}
