import { ok } from '@greenroom/core/kernel/result';
import { refuse, WORKED, type HandlersOf } from '../calls/handler.ts';
import type { EventLog } from '../environment/event-log.ts';
import type { Notices } from '../people/notices.ts';
import type { AccountRecords } from './account-records.ts';
import { DOWNLOAD_PATH } from './register-account-data.ts';

interface Parts {
  readonly accountRecords: AccountRecords;
  readonly notices: Pick<Notices, 'notify'>;
  readonly eventLog: EventLog;
}

/** Answers the calls for the performer's own data. */
export const createAccountDataApi = ({ accountRecords, notices, eventLog }: Parts): HandlersOf<'account-data'> => ({
  accountData: async (_request, { performer }) => ok(await accountRecords.of(performer.id)),
  requestDownload: async (_request, { performer }) => {
    await accountRecords.request(performer.id);
    await notices.notify(performer, 'dataRequested');
    eventLog.write('info', 'Download of the data requested', { performer: performer.id });
    return WORKED;
  },
  downloadLink: async (_request, { performer }) => {
    const secret = await accountRecords.link(performer.id);
    return secret === undefined ? refuse(409, 'not_ready') : ok({ path: `${DOWNLOAD_PATH}/${secret}` });
  },
  requestDeletion: async (_request, { performer }) => {
    await accountRecords.requestDeletion(performer.id);
    await notices.notify(performer, 'deletionRequested');
    eventLog.write('info', 'Deletion requested', { performer: performer.id });
    return WORKED;
  },
  withdrawDeletion: async (_request, { performer }) => {
    if (!(await accountRecords.withdrawDeletion(performer.id))) return refuse(409, 'too_late');
    await notices.notify(performer, 'deletionWithdrawn');
    eventLog.write('info', 'Deletion withdrawn', { performer: performer.id });
    return WORKED;
  },
});
