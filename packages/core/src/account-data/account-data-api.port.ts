import type { PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { AccountData } from './account-data.ts';

/** Calls of ours for the performer's own data; made only where the configuration has `accountData`. */
export interface AccountDataApi {
  readonly accountData: (id: PerformerId) => AsyncResult<AccountData>;
  /** Requests a download of everything. A protected change. */
  readonly requestDownload: (id: PerformerId) => AsyncResult<undefined>;
  /** @returns the path of the download, which works once, for 10 minutes, in this login. A protected change. */
  readonly downloadLink: (id: PerformerId) => AsyncResult<string>;
  /** Requests the deletion of the account. A protected change. */
  readonly requestDeletion: (id: PerformerId) => AsyncResult<undefined>;
  readonly withdrawDeletion: (id: PerformerId) => AsyncResult<undefined>;
}

export const ACCOUNT_DATA_ERRORS = [
  'accountData.notLoaded',
  'accountData.notRequested',
  'accountData.notDownloaded',
  'accountData.notDeleted',
  'accountData.notWithdrawn',
] as const;
export type AccountDataErrorCode = (typeof ACCOUNT_DATA_ERRORS)[number];
