import { isService, type Service, type ServiceChange } from '@greenroom/core/services/service';
import type { PerformerRow } from './performer-table.ts';
import type { Store } from '../store/store.ts';
import { readList, writeList } from '../store/text-list.ts';

/** What the platform keeps of its performers. */
export interface Performers {
  readonly find: (id: string) => Promise<PerformerRow | undefined>;
  readonly list: () => Promise<readonly PerformerRow[]>;
  readonly update: (id: string, change: Partial<PerformerRow>) => Promise<void>;
  readonly add: (row: PerformerRow) => Promise<void>;
}

/** What she has switched on. */
export const servicesOf = (performer: PerformerRow): readonly Service[] =>
  readList(performer.services).filter(isService);

/** The list after a change, as the store keeps it. */
export const changedServices = (performer: PerformerRow, change: ServiceChange): string => {
  const on = new Set<string>(readList(performer.services));
  for (const [service, isOn] of Object.entries(change)) {
    if (isOn === true) on.add(service);
    else on.delete(service);
  }
  return writeList([...on].toSorted());
};

export const createPerformers = (store: Store): Performers => ({
  find: (id) => store.selectFrom('performers').selectAll().where('id', '=', id).executeTakeFirst(),
  list: () => store.selectFrom('performers').selectAll().orderBy('id').execute(),
  update: async (id, change) => {
    await store.updateTable('performers').set(change).where('id', '=', id).execute();
  },
  add: async (row) => {
    await store.insertInto('performers').values(row).execute();
  },
});

/** The world's performers and sentinels have 1001 to 1500. */
const FIRST_NEW_PERFORMER = 2001;

/** The ID of a performer more. */
export const nextPerformerId = async (performers: Pick<Performers, 'list'>): Promise<string> => {
  const ids = (await performers.list()).map(({ id }) => Number(id));
  return String(Math.max(FIRST_NEW_PERFORMER - 1, ...ids) + 1);
};
