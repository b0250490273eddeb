import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { keptSince } from '@greenroom/core/account-data/account-data';
import { SECONDS_PER_DAY } from '@greenroom/core/formatting/formatting.constants';
import type { Seconds } from '@greenroom/core/kernel/units';
import type { Gallery } from '../../account/gallery/gallery.ts';
import type { Logins } from '../../account/login/logins.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PlatformClock } from '../../base/environment/platform-clock.ts';
import { readPersonal } from '../../base/people/contacts.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { Submissions } from '../../base/people/submissions.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { QueryCache } from '../../base/store/query-cache.ts';
import { countRows, lockPerformer } from '../../base/store/statements.ts';
import type { Store } from '../../base/store/store.ts';
import type { PaidSessions } from '../../work/history/paid-sessions.ts';
import type { PerformerService } from '../../work/session/performer-service.ts';
import type { Requests } from '../../work/session/requests.ts';
import type { AccountRecords } from './account-records.ts';
import { deleteLastRows, deleteRows } from './deleted-rows.ts';

/** Fields that an invoice has to name. */
const PAYEE_FIELDS = ['firstName', 'lastName', 'street', 'houseNumber', 'zipCode', 'city', 'country'];

/** Message of the `logout` event. */
const ACCOUNT_DELETED = 'account deleted';

interface AccountDeletionDeps {
  readonly store: Store;
  readonly queryCache: Pick<QueryCache, 'memoize'>;
  readonly clock: Pick<PlatformClock, 'today'>;
  readonly eventLog: Pick<EventLog, 'write'>;
  readonly accountRecords: Pick<AccountRecords, 'dueDeletions'>;
  readonly performers: Pick<Performers, 'find'>;
  readonly submissions: Submissions;
  readonly requests: Pick<Requests, 'liveFor'>;
  readonly performerService: Pick<PerformerService, 'leaveWork'>;
  readonly logins: Pick<Logins, 'endOthers'>;
  readonly publisher: Pick<EventPublisher, 'closeLogin' | 'closeRemote'>;
  readonly paidSessions: Pick<PaidSessions, 'close'>;
  readonly gallery: Pick<Gallery, 'folder' | 'medias' | 'uploads'>;
}

/** Carries out requests to delete accounts when they are due, and later deletes what the law kept. */
export const createAccountDeletion = (deps: AccountDeletionDeps) => {
  const { store, clock, eventLog, accountRecords, performers, submissions, gallery, publisher } = deps;

  const isRequested = async (performerId: string, within: Store): Promise<boolean> =>
    (await countRows(within.selectFrom('deletion_requests').where('performer_id', '=', performerId))) > 0;
  const logOut = async (performerId: string): Promise<void> => {
    await deps.performerService.leaveWork(performerId);
    const ended = await deps.logins.endOthers(performerId, undefined, store);
    for (const { id } of ended) await publisher.closeLogin(id, ACCOUNT_DELETED);
    await publisher.closeRemote(performerId);
  };
  /** @returns false where the request was withdrawn meanwhile */
  const deleteAllRows = async (performerId: string): Promise<boolean> => {
    const performer = await performers.find(performerId);
    // A process that died before the files were gone left no performer.
    if (performer === undefined) return true;
    const personal = await readPersonal(submissions, performer);
    const payee = JSON.stringify(Object.fromEntries(PAYEE_FIELDS.map((field) => [field, personal[field] ?? ''])));
    return store.transaction().execute(async (within) => {
      if ((await lockPerformer(within, performerId)) === undefined) return true;
      if (!(await isRequested(performerId, within))) return false;
      await deps.paidSessions.close(performerId, within);
      await within
        .insertInto('deleted_accounts')
        .values({ performer_id: performerId, deleted_on: clock.today(), payee })
        .execute();
      await deleteRows(within, performerId);
      return true;
    });
  };
  const deleteFiles = async (performerId: string): Promise<void> => {
    for (const { key } of await gallery.medias.all(performerId))
      rmSync(join(gallery.folder.items, key), { recursive: true, force: true });
    gallery.uploads.forgetAll(performerId);
  };

  const deleteAccount = async (performerId: string): Promise<void> => {
    // A customer who pays is not cut off; the deletion follows the session.
    if ((await deps.requests.liveFor(performerId)).some(({ status }) => status === 'accepted')) return;
    // Withdrawn while the accounts before it were deleted: the performer works on.
    if (!(await isRequested(performerId, store))) return;
    await logOut(performerId);
    if (!(await deleteAllRows(performerId))) return;
    await deleteFiles(performerId);
    await store.transaction().execute((within) => deleteLastRows(within, performerId));
    eventLog.write('info', 'Account deleted', { performer: performerId });
  };

  const deletedOn = deps.queryCache.memoize('deleted_accounts', () =>
    store.selectFrom('deleted_accounts').select(['performer_id', 'deleted_on', 'payee']).execute(),
  );
  /** The day on which the time that the law wants was last looked at. */
  let lookedOn = -1;
  const endKeeping = async (now: Seconds): Promise<void> => {
    for (const { performer_id: id, deleted_on: on, payee } of await deletedOn()) {
      const sessions = store.deleteFrom('sessions').where('performer_id', '=', id);
      await sessions.where('started_at', '<', keptSince('sessions', now)).execute();
      const payments = store.deleteFrom('payments').where('performer_id', '=', id);
      await payments.where('paid_at', '<', keptSince('payments', now)).execute();
      if (on < keptSince('identity', now)) await store.deleteFrom('files').where('owner', '=', id).execute();
      if (payee === '' || on >= keptSince('payments', now)) continue;
      await store.updateTable('deleted_accounts').set({ payee: '' }).where('performer_id', '=', id).execute();
    }
  };

  return {
    sweep: async (): Promise<void> => {
      for (const id of await accountRecords.dueDeletions()) {
        // One that fails is tried again at the next sweep, and holds up nothing else.
        await deleteAccount(id).catch((error: unknown) =>
          eventLog.write('error', 'Account not deleted', { performer: id, reason: String(error) }),
        );
      }
      const today = clock.today();
      if (Math.floor(today / SECONDS_PER_DAY) === lookedOn) return;
      await endKeeping(today);
      lookedOn = Math.floor(today / SECONDS_PER_DAY);
    },
  };
};
