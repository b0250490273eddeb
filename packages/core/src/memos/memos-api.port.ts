import type { CallFailure } from '../kernel/call-failure.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { MemoOrder, MemoPage } from './memo.ts';

type Answer<Value> = Promise<Result<Value, CallFailure>>;

export interface MemosQuery {
  readonly limit: number;
  readonly offset: number;
}

/** @spec §7 Memos and blocks */
export interface MemosApi {
  readonly list: (performer: PerformerId, query: MemosQuery) => Answer<MemoPage>;
  /** Those about one customer. */
  readonly about: (performer: PerformerId, client: ClientId) => Answer<MemoPage>;
  readonly save: (performer: PerformerId, order: MemoOrder) => Answer<undefined>;
}
