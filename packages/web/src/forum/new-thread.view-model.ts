import { MAX_POST_LENGTH, MAX_THREAD_TITLE, type TopicPage } from '@greenroom/core/forum/forum';
import type { NewThread, TopicQuery } from '@greenroom/core/forum/forum-api.port';
import type { ForumController, ForumDraft } from '@greenroom/core/forum/forum.controller';
import type { KeyedMutation } from '@greenroom/core/kernel/keyed-mutation.controller';
import { seenText } from '@greenroom/core/kernel/outside-text';
import type { Query } from '@greenroom/core/kernel/query.machine';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { detailStatus } from '../lists/detail-status.ts';
import { Mirror } from '../mobx/mirror.ts';
import type { NewThreadModel } from './NewThreadPage.tsx';

/** Mirrors the form for a new thread. @spec §2 /forum/thread/{id}/new/ */
export class NewThreadViewModel implements NewThreadModel {
  readonly maxTitle = MAX_THREAD_TITLE;
  readonly maxLength = MAX_POST_LENGTH;
  readonly write: NewThreadModel['write'];
  readonly show: () => () => void;
  readonly #forum: ForumController;
  readonly #topic: Mirror<Query<TopicQuery, TopicPage>>;
  readonly #draft: Mirror<ForumDraft>;
  readonly #creating: Mirror<KeyedMutation<string, NewThread>>;
  readonly #begun: Mirror<string | undefined>;

  constructor(forum: ForumController) {
    this.#forum = forum;
    this.show = () => forum.show();
    this.write = forum.write;
    this.#topic = new Mirror(forum.topic.watch);
    this.#draft = new Mirror(forum.draft);
    this.#creating = new Mirror(forum.creatingThread.watch);
    this.#begun = new Mirror(forum.begun);
  }

  get view(): NewThreadModel['view'] {
    return detailStatus(this.#topic.current);
  }

  get topic(): NewThreadModel['topic'] {
    const { data: answer, key: question } = this.#topic.current;
    return { title: answer?.topic.title ?? '', to: pathTo('topic', { id: question?.topic ?? '' }) };
  }

  get draft(): ForumDraft {
    return this.#draft.current;
  }

  get maySend(): boolean {
    return seenText(this.draft.title) !== '' && seenText(this.draft.content) !== '';
  }

  get creating(): NewThreadModel['creating'] {
    return this.#creating.current.get(this.#topic.current.key?.topic ?? '')?.status ?? 'idle';
  }

  get begunPath(): string | undefined {
    const id = this.#begun.current;
    return id === undefined ? undefined : pathTo('thread', { id });
  }

  readonly retry = (): void => this.#forum.topic.reload();

  readonly send = (): void => {
    const topic = this.#topic.current.key?.topic;
    if (topic !== undefined) this.#forum.beginThread(topic);
  };

  readonly dispose = (): void => {
    for (const each of [this.#topic, this.#draft, this.#creating, this.#begun]) each.dispose();
  };
}
