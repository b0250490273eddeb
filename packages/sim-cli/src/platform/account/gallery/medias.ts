import type { MediaKind } from '@greenroom/core/gallery/media-item';
import type { ListPart } from '@greenroom/core/kernel/units';
import { NO_CACHE, type Memoize } from '../../base/store/query-cache.ts';
import { lockPerformer } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { MediaRow } from '../../base/store/tables/media-tables.ts';

export interface MediaPart {
  readonly performerId: string;
  readonly kind: MediaKind;
  readonly paid: boolean;
}

/** Counts of a performer's photos or videos. @spec §5 Paid photos or videos may not exceed free ones */
export interface MediaCounts {
  /** Photos and videos together. */
  readonly inProcess: number;
  readonly free: number;
  readonly approvedFree: number;
  readonly paid: number;
}

/** Photos and videos of performers in the store; their files are in the media folder. */
export interface Medias {
  readonly find: (performerId: string, id: string) => Promise<MediaRow | undefined>;
  readonly byUpload: (performerId: string, upload: string) => Promise<MediaRow | undefined>;
  readonly byKey: (key: string) => Promise<MediaRow | undefined>;
  /** Lists them in the performer's order. */
  readonly list: (
    part: MediaPart,
    status: MediaRow['status'],
    page: ListPart,
  ) => Promise<{ readonly rows: readonly MediaRow[]; readonly total: number }>;
  readonly counts: (performerId: string, kind: MediaKind) => Promise<MediaCounts>;
  /** Lists all of the performer's, in the performer's order. */
  readonly all: (performerId: string) => Promise<readonly MediaRow[]>;
  /** Lists those that wait for a decision, oldest first. */
  readonly undecided: (performerId?: string) => Promise<readonly MediaRow[]>;
  readonly add: (row: MediaRow) => Promise<void>;
  readonly change: (id: string, change: Partial<MediaRow>) => Promise<void>;
  /** Changes one whose status is still that of this row. @returns false for one that was decided or deleted meanwhile */
  readonly changeFrom: (row: Pick<MediaRow, 'id' | 'status'>, change: Partial<MediaRow>) => Promise<boolean>;
  /** Makes a photo the main one; only within `exclusively`, because for a moment none is. */
  readonly makeMain: (performerId: string, id: string) => Promise<void>;
  /**
   * Runs work on the media of one performer in one transaction. Other such work waits, so that a rule holds until the change that it
   * was checked for.
   */
  readonly exclusively: <Value>(
    performerId: string,
    work: (medias: Medias, within: Store) => Promise<Value>,
  ) => Promise<Value>;
  readonly remove: (id: string) => Promise<void>;
}

const isInProcess = ({ status }: MediaRow): boolean => status === 'new' || status === 'pending';

export const createMedias = (store: Store, memoize: Memoize = NO_CACHE.memoize): Medias => {
  const ofPerformer = (performerId: string) =>
    store.selectFrom('medias').selectAll().where('performer_id', '=', performerId).orderBy('position', 'desc');
  const change: Medias['change'] = async (id, changed) => {
    await store.updateTable('medias').set(changed).where('id', '=', id).execute();
  };
  return {
    find: memoize('medias', (performerId: string, id: string) =>
      ofPerformer(performerId).where('id', '=', id).executeTakeFirst(),
    ),
    byUpload: (performerId, upload) => ofPerformer(performerId).where('upload', '=', upload).executeTakeFirst(),
    byKey: (key) => store.selectFrom('medias').selectAll().where('key', '=', key).executeTakeFirst(),
    list: async ({ performerId, kind, paid }, status, { limit, offset }) => {
      const rows = await ofPerformer(performerId)
        .where('kind', '=', kind)
        .where('paid', '=', paid ? 1 : 0)
        .where('status', '=', status)
        .execute();
      return { rows: rows.slice(offset, offset + limit), total: rows.length };
    },
    counts: async (performerId, kind) => {
      const all = await ofPerformer(performerId).where('status', '!=', 'rejected').execute();
      const rows = all.filter((row) => row.kind === kind);
      const free = rows.filter(({ paid }) => paid === 0);
      return {
        inProcess: all.filter(isInProcess).length,
        free: free.length,
        approvedFree: free.filter(({ status }) => status === 'approved').length,
        paid: rows.length - free.length,
      };
    },
    all: (performerId) => ofPerformer(performerId).execute(),
    undecided: (performerId) => {
      const waiting = store.selectFrom('medias').selectAll().where('status', 'in', ['new', 'pending']);
      const whose = performerId === undefined ? waiting : waiting.where('performer_id', '=', performerId);
      return whose.orderBy('position').execute();
    },
    add: async (row) => {
      await store.insertInto('medias').values(row).execute();
    },
    change,
    changeFrom: async ({ id, status }, changed) => {
      const rows = store.updateTable('medias').set(changed).where('id', '=', id).where('status', '=', status);
      return (await rows.executeTakeFirst()).numUpdatedRows === 1n;
    },
    makeMain: async (performerId, id) => {
      await store
        .updateTable('medias')
        .set({ main: 0 })
        .where('performer_id', '=', performerId)
        .where('main', '=', 1)
        .execute();
      await change(id, { main: 1 });
    },
    exclusively: (performerId, work) =>
      store.transaction().execute(async (within) => {
        await lockPerformer(within, performerId);
        return work(createMedias(within), within);
      }),
    remove: async (id) => {
      await store.deleteFrom('medias').where('id', '=', id).execute();
    },
  };
};
