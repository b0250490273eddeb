import { ok } from '@greenroom/core/kernel/result';
import { refuse, WORKED, type HandlersOf } from '../calls/handler.ts';
import type { EventLog } from '../environment/event-log.ts';
import type { Notices } from '../people/notices.ts';
import type { AccountData } from './account-data.ts';
import { DOWNLOAD_PATH } from './register-account-data.ts';

interface Parts {
  readonly accountData: AccountData;
  readonly notices: Pick<Notices, 'notify'>;
  readonly eventLog: EventLog;
}

/** Answers the calls for the performer's own data. */
export const createAccountDataApi = ({ accountData, notices, eventLog }: Parts): HandlersOf<'account-data'> => ({
  accountData: async (_request, { performer }) => ok(await accountData.of(performer.id)),
  requestDownload: async (_request, { performer }) => {
    await accountData.request(performer.id);
    await notices.notify(performer, 'dataRequested');
    eventLog.write('info', 'Download of the data requested', { performer: performer.id });
    return WORKED;
  },
  downloadLink: async (_request, { performer }) => {
    const secret = await accountData.link(performer.id);
    return secret === undefined ? refuse(409, 'not_ready') : ok({ path: `${DOWNLOAD_PATH}/${secret}` });
  },
  requestDeletion: async (_request, { performer }) => {
    await accountData.requestDeletion(performer.id);
    await notices.notify(performer, 'deletionRequested');
    eventLog.write('info', 'Deletion requested', { performer: performer.id });
    return WORKED;
  },
  withdrawDeletion: async (_request, { performer }) => {
    if (!(await accountData.withdrawDeletion(performer.id))) return refuse(409, 'too_late');
    await notices.notify(performer, 'deletionWithdrawn');
    eventLog.write('info', 'Deletion withdrawn', { performer: performer.id });
    return WORKED;
  },
});
