import { computed, makeObservable } from 'mobx';
import type { FoundThreads } from '@greenroom/core/forum/forum';
import type { ThreadSearch } from '@greenroom/core/forum/forum-api.port';
import type { ForumController } from '@greenroom/core/forum/forum.controller';
import { pathTo } from '@greenroom/core/navigation/route-path';
import { ListViewModel } from '../lists/list.view-model.ts';
import { toThread } from './forum-rows.ts';
import type { ThreadRow } from './ThreadList.tsx';
import type { ThreadSearchModel } from './ThreadSearchPage.tsx';

/** Mirrors the forum threads that contain the searched words. @spec §2 /forum/thread/ (threadSearch) */
export class ThreadSearchViewModel implements ThreadSearchModel {
  readonly forumPath = pathTo('forum');
  readonly list: ListViewModel<ThreadSearch, FoundThreads>;

  constructor(forum: ForumController) {
    this.list = new ListViewModel(forum.found);
    makeObservable(this, { rows: computed });
  }

  get search(): string {
    return this.list.question?.search ?? '';
  }

  get rows(): readonly ThreadRow[] {
    return (this.list.answer?.threads ?? []).map(toThread);
  }

  readonly dispose = (): void => this.list.dispose();
}
