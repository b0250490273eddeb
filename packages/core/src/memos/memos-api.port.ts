import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { ListPart } from '../kernel/units.ts';
import type { MemoOrder, MemoPage, MemoPin } from './memo.ts';

/** Calls that list, write and pin memos. @spec §7 Memos and blocks */
export interface MemosApi {
  readonly list: (performer: PerformerId, query: ListPart) => AsyncResult<MemoPage>;
  /** Those about one customer. */
  readonly about: (performer: PerformerId, client: ClientId) => AsyncResult<MemoPage>;
  readonly save: (performer: PerformerId, order: MemoOrder) => AsyncResult<undefined>;
  /** Pins or unpins a memo; a call of ours. */
  readonly pin: (performer: PerformerId, order: MemoPin) => AsyncResult<undefined>;
}

/** Failures of the memos. @spec §8 Memo — create and update failed */
export const MEMOS_ERRORS = ['memos.notLoaded', 'memos.notCreated', 'memos.notUpdated', 'memos.notPinned'] as const;
