import { ok } from '@greenroom/core/kernel/result';
import { refuse, WORKED, type HandlersOf } from '../../base/calls/handler.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { Notices } from '../../base/people/notices.ts';
import type { Store } from '../../base/store/store.ts';
import type { AccountRecords } from './account-records.ts';
import { DOWNLOAD_PATH } from './register-account-data.ts';

interface Parts {
  readonly store: Store;
  readonly accountRecords: AccountRecords;
  readonly notices: Pick<Notices, 'notify'>;
  readonly eventLog: EventLog;
}

/** Answers the calls for the performer's own data. */
export const createAccountDataApi = ({
  store,
  accountRecords,
  notices,
  eventLog,
}: Parts): HandlersOf<'account-data'> => ({
  accountData: async (_request, { performer }) => ok(await accountRecords.of(performer.id)),
  requestDownload: async (_request, { performer }) => {
    await store.transaction().execute(async (within) => {
      await accountRecords.request(performer.id, within);
      await notices.notify(performer, 'dataRequested', { within });
    });
    eventLog.write('info', 'Download of the data requested', { performer: performer.id });
    return WORKED;
  },
  downloadLink: async (_request, { performer }) => {
    const secret = await accountRecords.link(performer.id);
    return secret === undefined ? refuse(409, 'not_ready') : ok({ path: `${DOWNLOAD_PATH}/${secret}` });
  },
  requestDeletion: async (_request, { performer }) => {
    await store.transaction().execute(async (within) => {
      await accountRecords.requestDeletion(performer.id, within);
      await notices.notify(performer, 'deletionRequested', { within });
    });
    eventLog.write('info', 'Deletion requested', { performer: performer.id });
    return WORKED;
  },
  withdrawDeletion: async (_request, { performer }) => {
    const isWithdrawn = await accountRecords.withdrawDeletion(performer.id, (within) =>
      notices.notify(performer, 'deletionWithdrawn', { within }),
    );
    if (!isWithdrawn) return refuse(409, 'too_late');
    eventLog.write('info', 'Deletion withdrawn', { performer: performer.id });
    return WORKED;
  },
});
