import type { CallFailure } from '../kernel/call-failure.ts';
import type { BlockId, PerformerId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { BlockOrder, BlockPage } from './block.ts';

type Answer<Value> = Promise<Result<Value, CallFailure>>;

export interface BlocksQuery {
  readonly limit: number;
  readonly offset: number;
}

/** @spec §7 Memos and blocks */
export interface BlocksApi {
  readonly list: (performer: PerformerId, query: BlocksQuery) => Answer<BlockPage>;
  readonly block: (performer: PerformerId, order: BlockOrder) => Answer<undefined>;
  /** For a customer without an account. @spec §3 Block — regular and anonymous-client blocks */
  readonly blockAnonymous: (performer: PerformerId, order: BlockOrder) => Answer<undefined>;
  readonly unblock: (performer: PerformerId, block: BlockId) => Answer<undefined>;
}
