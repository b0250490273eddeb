import type { Clock } from '../kernel/clock.port.ts';
import { detach } from '../kernel/detach.ts';
import type { PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { readOnly } from '../kernel/machine.ts';
import { createResource } from '../kernel/resource.ts';
import { type AsyncResult, type CallFailure, done as worked } from '../kernel/result.ts';
import { createTimers } from '../kernel/timers.ts';
import { secondsToMillis } from '../kernel/units.ts';
import type { AccountDataApi, AccountDataErrorCode } from './account-data-api.port.ts';
import type { AccountData } from './account-data.ts';

export type DataChange = 'requestDownload' | 'openDownload' | 'requestDeletion' | 'withdrawDeletion';

export interface DataChangeState {
  readonly busy: DataChange | undefined;
  readonly error: AccountDataErrorCode | undefined;
}

export interface AccountDataDeps {
  readonly api: AccountDataApi;
  /** Lets the browser save what is at a path of the platform. */
  readonly saveFile: (path: string) => void;
  /** Recognises a refusal after the performer dismissed the second-factor prompt, which is no error. */
  readonly isGivenUp: (failure: CallFailure) => boolean;
  readonly performerId: () => PerformerId;
  readonly clock: Pick<Clock, 'schedule'>;
  readonly log: Log;
}

const IDLE: DataChangeState = { busy: undefined, error: undefined };

const CONFLICT = 409;

const ERRORS: Readonly<Record<DataChange, AccountDataErrorCode>> = {
  requestDownload: 'accountData.notRequested',
  openDownload: 'accountData.notDownloaded',
  requestDeletion: 'accountData.notDeleted',
  withdrawDeletion: 'accountData.notWithdrawn',
};

/** Keeps the state of the performer's own data: a download, a request to delete, and who looked at the documents. */
export const createAccountDataController = (deps: AccountDataDeps) => {
  const { api, saveFile, isGivenUp, performerId, clock, log } = deps;
  const resource = createResource(log);
  const change = resource.value(IDLE);
  const timers = createTimers<'ready'>(clock);
  const state = resource.query<'own', AccountData>(
    'account data',
    () => api.accountData(performerId()),
    ({ download }) => {
      if (download?.state === 'preparing') timers.start('ready', secondsToMillis(download.readyIn), state.reload);
    },
  );
  const download = async (): AsyncResult<undefined> => {
    const link = await api.downloadLink(performerId());
    if (!link.ok) return link;
    saveFile(link.value);
    return { ok: true, value: undefined };
  };
  /** Withdraws the deletion. A conflict without a pending one is a success: an earlier answer was lost. */
  const withdrawDeletion = async (): AsyncResult<undefined> => {
    const answer = await api.withdrawDeletion(performerId());
    if (answer.ok || answer.error.status !== CONFLICT) return answer;
    const known = await api.accountData(performerId());
    return known.ok && known.value.deletion === undefined ? worked : answer;
  };
  const calls: Readonly<Record<DataChange, () => AsyncResult<undefined>>> = {
    requestDownload: () => api.requestDownload(performerId()),
    openDownload: download,
    requestDeletion: () => api.requestDeletion(performerId()),
    withdrawDeletion,
  };
  const run = async (name: DataChange): Promise<void> => {
    if (change.state().busy !== undefined) return;
    change.set({ busy: name, error: undefined });
    const done = await calls[name]();
    const failed = !done.ok && !isGivenUp(done.error);
    if (failed) log.write('error', `failed: ${name}`, { status: done.error.status });
    change.set({ busy: undefined, error: failed ? ERRORS[name] : undefined });
    state.reload();
  };
  return {
    state,
    change: readOnly(change),
    /** Makes one change; ignored while another is under way. */
    run: (name: DataChange) => detach(run(name)),
    /** Clears the error that was shown; a change under way goes on. */
    clearError: () => change.set({ ...change.state(), error: undefined }),
    reset: () => {
      timers.stopAll();
      resource.reset();
    },
  };
};

export type AccountDataController = ReturnType<typeof createAccountDataController>;
