import * as z from 'zod/mini';
import { DOCUMENTS } from '@greenroom/core/account-data/account-data';
import type { AccountDataApi } from '@greenroom/core/account-data/account-data-api.port';
import type { ApiClient } from '../http/api-client.ts';
import { defineCalls } from '../http/call.ts';
import { idWire, mapped, maybe, only, secondsWire, whole } from '../http/fields.wire.ts';

/** A kind of document; one that this product does not know must not hide the rest. */
const documentWire = mapped(z.string(), (wire) => DOCUMENTS.find((known) => known === wire));

const accountDataWire = whole({
  download: maybe(
    z.object({ state: z.enum(['preparing', 'ready', 'expired']), readyIn: secondsWire, expiresAt: secondsWire }),
  ),
  deletion: maybe(z.object({ dueAt: secondsWire, isWithdrawable: z.boolean() })),
  views: z.array(
    z.object({ id: idWire, at: secondsWire, viewer: z.string(), document: documentWire, reason: z.string() }),
  ),
});

/** A path of the platform itself: nothing else is opened. */
const linkWire = only('path', z.string().check(z.regex(/^\/api\/account_data\/[\w-]{20,100}$/)));

const DATA = '/performer/performer_accounts/{id}/account_data';

export const accountDataCalls = defineCalls({
  origin: 'ours',
  section: '§6 Roles and permissions',
  access: 'performer',
})({
  accountData: {
    purpose:
      'State of the performer’s own data: the latest download, a request to delete the account, and who looked at the documents. Asked only where the configuration has accountData.',
    get: DATA,
    answer: accountDataWire,
  },
  requestDownload: {
    purpose: 'Requests a download of everything that is the performer’s; it is ready after a minute, for seven days.',
    post: `${DATA}/download`,
    confirmed: true,
  },
  downloadLink: {
    purpose: 'Makes a link to the download: for ten minutes, once, in a login of this performer. An earlier one ends.',
    post: `${DATA}/download/link`,
    confirmed: true,
    answer: linkWire,
    errors: [{ status: 409, error: 'not_ready', when: 'no download is ready' }],
  },
  requestDeletion: {
    purpose: 'Requests the deletion of the account, in 14 days. A second request changes nothing.',
    post: `${DATA}/deletion`,
    confirmed: true,
  },
  withdrawDeletion: {
    purpose: 'Withdraws the request to delete the account.',
    delete: `${DATA}/deletion`,
    errors: [{ status: 409, error: 'too_late', when: 'there is none, or its 14 days are over' }],
  },
});

export const createAccountDataApi = (client: ApiClient): AccountDataApi => ({
  accountData: (id) => client.call(accountDataCalls.accountData, { params: { id } }),
  requestDownload: (id) => client.call(accountDataCalls.requestDownload, { params: { id } }),
  downloadLink: (id) => client.call(accountDataCalls.downloadLink, { params: { id } }),
  requestDeletion: (id) => client.call(accountDataCalls.requestDeletion, { params: { id } }),
  withdrawDeletion: (id) => client.call(accountDataCalls.withdrawDeletion, { params: { id } }),
});
