import type { QueryController } from '@greenroom/core/kernel/query.controller';
import { isStale } from '@greenroom/core/kernel/query.machine';
import { isForbidden, type CallFailure } from '@greenroom/core/kernel/result';
import type { ListPart } from '@greenroom/core/kernel/units';
import { pagesOf } from '@greenroom/core/navigation/paging';
import { read } from '../mobx/read.ts';

/** State of what shows an answer. `missing`: it does not exist, or belongs to another performer. */
export type QueryStatus = 'loading' | 'failed' | 'notAllowed' | 'missing' | 'open';

/** A query as the component that shows its answer reads it. */
export interface QueryView<Data = unknown, Key = unknown> {
  readonly view: QueryStatus;
  readonly key: Key | undefined;
  readonly data: Data | undefined;
  /** The answer could not be fetched again. */
  readonly mayBeOld: boolean;
  readonly retry: () => void;
}

/** `outOfRange`: the address names a page after the last. */
export type ListStatus = Exclude<QueryStatus, 'open'> | 'empty' | 'outOfRange' | 'items';

/** One page of a list. */
export interface ListModel<Data = unknown, Key = unknown> extends Omit<QueryView<Data, Key>, 'view'> {
  readonly view: ListStatus;
  /** The rows are those of the page before, until the next page is there. */
  readonly isStale: boolean;
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
}

type Source<Key, Data> = Pick<QueryController<Key, Data>, 'watch' | 'reload'>;

const NOT_FOUND = 404;

const failureStatus = (failure: CallFailure | undefined): QueryStatus => {
  if (isForbidden(failure)) return 'notAllowed';
  return failure?.status === NOT_FOUND ? 'missing' : 'failed';
};

/** Shows a query. An answer stays on screen while it is fetched again and when that fails, unless the platform refuses it now. */
export const viewOf = <Key, Data>({ watch, reload }: Source<Key, Data>): QueryView<Data, Key> => ({
  get view() {
    const { data, status, failure } = read(watch);
    if (data !== undefined && !isForbidden(failure)) return 'open';
    return status === 'failed' ? failureStatus(failure) : 'loading';
  },
  get key() {
    return read(watch).key;
  },
  get data() {
    return read(watch).data;
  },
  get mayBeOld() {
    return read(watch).status === 'failed' && this.view === 'open';
  },
  retry: reload,
});

/** Shows a query of one page of a list. */
export const listOf = <Key extends ListPart, Data extends { readonly total: number }>(
  source: Source<Key, Data>,
): ListModel<Data, Key> => {
  const shown = viewOf(source);
  const part = (): Key | undefined => read(source.watch).dataKey ?? shown.key;
  return {
    get view() {
      const { view, data } = shown;
      if (view !== 'open' || data === undefined) return view === 'open' ? 'empty' : view;
      if (data.total === 0) return 'empty';
      return (part()?.offset ?? 0) >= data.total ? 'outOfRange' : 'items';
    },
    get key() {
      return shown.key;
    },
    get data() {
      return shown.data;
    },
    get mayBeOld() {
      return shown.mayBeOld;
    },
    get isStale() {
      return isStale(read(source.watch));
    },
    get page() {
      const key = part();
      return key === undefined ? 1 : Math.floor(key.offset / key.limit) + 1;
    },
    get pages() {
      const key = part();
      if (key === undefined || shown.data === undefined) return 1;
      return pagesOf(shown.data.total, { limit: key.limit, offset: key.offset % key.limit });
    },
    retry: source.reload,
  };
};
