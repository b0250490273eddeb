import { isService, type Service, type ServiceChange } from '@greenroom/core/services/service';
import { createNextId, vanished, type Vanished } from '../store/person-ids.ts';
import type { Memoize } from '../store/query-cache.ts';
import { lockPerformer } from '../store/statements.ts';
import type { Store } from '../store/store.ts';
import type { PerformerRow } from '../store/tables/performer-tables.ts';
import { readList, writeList } from '../store/tables/table.ts';

/** Makes a change of a row that is locked. @param within the transaction, for what is written with it */
type MakeChange = (row: PerformerRow, within: Store) => Partial<PerformerRow> | Promise<Partial<PerformerRow>>;

/** The world's performers and sentinels have 1001 to 1500. */
const FIRST_NEW_PERFORMER = 2001;

export const servicesOf = (performer: PerformerRow): readonly Service[] =>
  readList(performer.services).filter(isService);

/** The services after a change, as a column of the store. */
export const changedServices = (performer: PerformerRow, change: ServiceChange): string => {
  const on = new Set<string>(readList(performer.services));
  for (const [service, isOn] of Object.entries(change)) {
    if (isOn === true) on.add(service);
    else on.delete(service);
  }
  return writeList([...on].toSorted());
};

const PERFORMER_ID = /^\d{3,9}$/;

/** Checks whether a text can be the ID of a performer, which is a number. */
export const isPerformerId = (text: string): boolean => PERFORMER_ID.test(text);

const update = async (within: Store, id: string, change: Partial<PerformerRow>): Promise<void> => {
  await within.updateTable('performers').set(change).where('id', '=', id).execute();
};

export const createPerformers = (store: Store, memoize: Memoize) => {
  /** Runs work on a row that is locked, in one transaction; other such work waits. @returns undefined for an unknown performer */
  const exclusively = <Value>(
    id: string,
    work: (row: PerformerRow, within: Store) => Promise<Value>,
  ): Promise<Value | undefined> =>
    store.transaction().execute(async (within) => {
      const row = await lockPerformer(within, id);
      return row === undefined ? undefined : work(row, within);
    });
  return {
    find: memoize('performers', (id: string) =>
      store.selectFrom('performers').selectAll().where('id', '=', id).executeTakeFirst(),
    ),
    list: (): Promise<readonly PerformerRow[]> => store.selectFrom('performers').selectAll().orderBy('id').execute(),
    /** Lists the performers whose last socket broke. */
    gone: (): Promise<readonly Vanished[]> => vanished(store, 'performers'),
    nextId: createNextId(store, 'performers', FIRST_NEW_PERFORMER),
    update: (id: string, change: Partial<PerformerRow>, within: Store = store) => update(within, id, change),
    /** Changes one who vanished and has not come back since, not even to vanish again. */
    updateGone: async ({ id, goneAt }: Vanished, change: Partial<PerformerRow>): Promise<void> => {
      await store.updateTable('performers').set(change).where('id', '=', id).where('gone_at', '=', goneAt).execute();
    },
    exclusively,
    /** Changes a row by its values of that moment, in one transaction with what `make` writes; other changes wait. */
    change: (id: string, make: MakeChange): Promise<void> =>
      exclusively(id, async (row, within) => {
        const change = await make(row, within);
        if (Object.keys(change).length > 0) await update(within, id, change);
      }),
    add: async (row: PerformerRow, within: Store = store): Promise<void> => {
      await within.insertInto('performers').values(row).execute();
    },
  };
};

export type Performers = ReturnType<typeof createPerformers>;
