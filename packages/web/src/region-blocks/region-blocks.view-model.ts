import { computed, makeObservable } from 'mobx';
import type { Mutation } from '@greenroom/core/kernel/mutation.machine';
import type { Query } from '@greenroom/core/kernel/query.machine';
import type { RegionCode } from '@greenroom/core/region-blocks/region-blocks';
import type { RegionBlocksController } from '@greenroom/core/region-blocks/region-blocks.controller';
import { Mirror } from '../mobx/mirror.ts';
import { mayBeOld, pageViewOf } from '../ui/page-view.ts';
import type { RegionBlocksPageModel } from './RegionBlocksPage.tsx';

/** Mirrors the regions without the performer. */
export class RegionBlocksViewModel implements RegionBlocksPageModel {
  readonly retry: () => void;
  readonly clearError: () => void;
  readonly block: RegionBlocksPageModel['block'];
  readonly unblock: RegionBlocksPageModel['unblock'];
  readonly #list: Mirror<Query<'own', readonly RegionCode[]>>;
  readonly #blocking: Mirror<Mutation<RegionCode>>;
  readonly #unblocking: Mirror<Mutation<RegionCode>>;

  constructor({ list, blocking, unblocking }: RegionBlocksController) {
    this.retry = list.reload;
    this.clearError = () => {
      for (const each of [blocking, unblocking]) if (each.watch.state().status === 'failed') each.reset();
    };
    this.block = (region) => {
      unblocking.reset();
      blocking.mutate(region);
    };
    this.unblock = (region) => {
      blocking.reset();
      unblocking.mutate(region);
    };
    this.#list = new Mirror(list.watch);
    this.#blocking = new Mirror(blocking.watch);
    this.#unblocking = new Mirror(unblocking.watch);
    makeObservable(this, { view: computed, regions: computed, busy: computed, errorKey: computed });
  }

  get view(): RegionBlocksPageModel['view'] {
    return pageViewOf(this.#list.current);
  }

  get mayBeOld(): boolean {
    return mayBeOld(this.#list.current);
  }

  get regions(): readonly RegionCode[] {
    return this.#list.current.data ?? [];
  }

  get busy(): RegionCode | undefined {
    return [this.#blocking.current, this.#unblocking.current].find(({ status }) => status === 'busy')?.variables;
  }

  get errorKey(): RegionBlocksPageModel['errorKey'] {
    if (this.#blocking.current.status === 'failed') return 'error.regionBlocks.notBlocked';
    return this.#unblocking.current.status === 'failed' ? 'error.regionBlocks.notUnblocked' : undefined;
  }

  readonly dispose = (): void => {
    this.#list.dispose();
    this.#blocking.dispose();
    this.#unblocking.dispose();
  };
}
