import type { ListModel, QueryView } from './query-view.ts';

/** A query with its answer, for a component. */
export const shownQuery = <Data>(data: Data): QueryView<Data, never> => ({
  view: 'open',
  key: undefined,
  data,
  mayBeOld: false,
  retry: () => undefined,
});

/** The one page of a list, for a component. */
export const shownList = <Data>(data: Data): ListModel<Data, never> => ({
  ...shownQuery(data),
  view: 'items',
  isStale: false,
  page: 1,
  pages: 1,
});
