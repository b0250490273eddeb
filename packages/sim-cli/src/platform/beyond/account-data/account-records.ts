import {
  EXPORT_LINK_LASTS,
  deletionDueAt,
  exportExpiresAt,
  exportReadyIn,
  exportStateAt,
  isWithdrawable,
  latestDue,
  type AccountDocument,
} from '@greenroom/core/account-data/account-data';
import { millisToSeconds, seconds, type Seconds } from '@greenroom/core/kernel/units';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import type { Faults } from '../../base/faults/faults.ts';
import type { Ids } from '../../base/security/ids.ts';
import { hashSecret } from '../../base/security/secret.ts';
import type { QueryCache } from '../../base/store/query-cache.ts';
import { lockPerformer } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';

/** Number of views that the page shows. */
const SHOWN_VIEWS = 100;

interface AccountDataDeps {
  readonly store: Store;
  readonly queryCache: Pick<QueryCache, 'memoize'>;
  readonly faults: Pick<Faults, 'of'>;
  readonly clock: PlatformClock;
  readonly ids: Ids;
}

/** Downloads of performers' data, requests to delete accounts, and views of documents. */
export const createAccountRecords = ({ store, queryCache, clock, ids, faults }: AccountDataDeps) => {
  /** Time by which durations are counted, in seconds. */
  const present = (): Seconds => millisToSeconds(clock.stamp());
  const requestOf = async (
    table: 'data_downloads' | 'deletion_requests',
    performerId: string,
  ): Promise<{ readonly at: Seconds; readonly on: Seconds } | undefined> => {
    const row = await store
      .selectFrom(table)
      .select(['requested_at', 'requested_on'])
      .where('performer_id', '=', performerId)
      .executeTakeFirst();
    return row === undefined ? undefined : { at: seconds(row.requested_at), on: seconds(row.requested_on) };
  };
  // Mostly there are none, and they are asked for every few seconds.
  const deletions = queryCache.memoize('deletion_requests', () =>
    store.selectFrom('deletion_requests').select(['performer_id', 'requested_at']).orderBy('requested_at').execute(),
  );
  const isDueAtOnce = async (performerId: string): Promise<boolean> =>
    (await faults.of(performerId)).has('deletion-due');
  return {
    of: async (performerId: string) => {
      const now = present();
      const [download, deletion, isDue, views] = await Promise.all([
        requestOf('data_downloads', performerId),
        requestOf('deletion_requests', performerId),
        isDueAtOnce(performerId),
        store
          .selectFrom('document_views')
          .select(['id', 'at', 'viewer', 'document', 'reason'])
          .where('performer_id', '=', performerId)
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(SHOWN_VIEWS)
          .execute(),
      ]);
      return {
        download:
          download === undefined
            ? null
            : {
                state: exportStateAt(download.at, now),
                readyIn: exportReadyIn(download.at, now),
                expiresAt: exportExpiresAt(download.on),
              },
        deletion:
          deletion === undefined
            ? null
            : {
                dueAt: isDue ? deletion.on : deletionDueAt(deletion.on),
                isWithdrawable: !isDue && isWithdrawable(deletion.at, now),
              },
        views,
      };
    },
    /** Requests a download; the one before it, and its link, end. */
    request: async (performerId: string, within: Store = store): Promise<void> => {
      const fresh = {
        requested_at: present(),
        requested_on: clock.today(),
        link_hash: null,
        link_until: null,
        opened_at: null,
      };
      await within
        .insertInto('data_downloads')
        .values({ performer_id: performerId, ...fresh })
        .onConflict((conflict) => conflict.column('performer_id').doUpdateSet(fresh))
        .execute();
    },
    /** Makes the secret of a link. @returns undefined where no download is ready */
    link: async (performerId: string): Promise<string | undefined> => {
      const now = present();
      const requested = await requestOf('data_downloads', performerId);
      if (requested === undefined || exportStateAt(requested.at, now) !== 'ready') return undefined;
      const secret = ids.secret();
      const linked = await store
        .updateTable('data_downloads')
        .set({ link_hash: hashSecret(secret), link_until: now + EXPORT_LINK_LASTS })
        .where('performer_id', '=', performerId)
        // A request that replaced this one meanwhile is not ready yet.
        .where('requested_at', '=', requested.at)
        .executeTakeFirst();
      return linked.numUpdatedRows === 1n ? secret : undefined;
    },
    /** Uses a link up, also when it is opened twice at the same moment. @returns true when it was good */
    open: async (performerId: string, secret: string): Promise<boolean> => {
      const now = present();
      const opened = await store
        .updateTable('data_downloads')
        .set({ link_hash: null, link_until: null, opened_at: now })
        .where('performer_id', '=', performerId)
        .where('link_hash', '=', hashSecret(secret))
        .where('link_until', '>', now)
        .executeTakeFirst();
      return opened.numUpdatedRows > 0n;
    },
    /** Requests a deletion; a request that is there stays, with its time. */
    requestDeletion: async (performerId: string, within: Store = store): Promise<void> => {
      await within
        .insertInto('deletion_requests')
        .values({ performer_id: performerId, requested_at: present(), requested_on: clock.today() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    /** @param notify tells the performer, as a part of the transaction @returns false where there is none, or its time is over */
    withdrawDeletion: async (performerId: string, notify: (within: Store) => Promise<void>): Promise<boolean> => {
      if (await isDueAtOnce(performerId)) return false;
      return store.transaction().execute(async (within) => {
        // The request outlives the account until the files are gone, and the clock of the node that deletes may be ahead.
        if ((await lockPerformer(within, performerId)) === undefined) return false;
        const withdrawn = await within
          .deleteFrom('deletion_requests')
          .where('performer_id', '=', performerId)
          .where('requested_at', '>', latestDue(present()))
          .executeTakeFirst();
        if (withdrawn.numDeletedRows === 0n) return false;
        await notify(within);
        return true;
      });
    },
    /** Lists the performers whose accounts are to be deleted now, in the order of their requests. */
    dueDeletions: async (): Promise<readonly string[]> => {
      const latest = latestDue(present());
      const due: string[] = [];
      for (const { performer_id: id, requested_at: at } of await deletions())
        if (at <= latest || (await isDueAtOnce(id))) due.push(id);
      return due;
    },
    noteView: async (
      performerId: string,
      view: { readonly viewer: string; readonly document: AccountDocument; readonly reason: string },
    ): Promise<void> => {
      await store
        .insertInto('document_views')
        .values({ id: ids.id(), performer_id: performerId, at: clock.today(), ...view })
        .execute();
    },
  };
};

export type AccountRecords = ReturnType<typeof createAccountRecords>;
