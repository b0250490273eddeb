import type { BlockId, PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { ListPart } from '../kernel/units.ts';
import type { BlockOrder, BlockPage } from './block.ts';

export interface BlocksQuery extends ListPart {
  /** Words in the name; empty for all. Others only where the configuration has `clientDetails`. */
  readonly search: string;
}

/** Calls that list, block and unblock customers. @spec §7 Memos and blocks */
export interface BlocksApi {
  readonly list: (performer: PerformerId, query: BlocksQuery) => AsyncResult<BlockPage>;
  readonly block: (performer: PerformerId, order: BlockOrder) => AsyncResult<undefined>;
  /** Blocks a customer without an account. @spec §3 Block — regular and anonymous-client blocks */
  readonly blockAnonymous: (performer: PerformerId, order: BlockOrder) => AsyncResult<undefined>;
  readonly unblock: (performer: PerformerId, block: BlockId) => AsyncResult<undefined>;
}

/** Every way blocking can fail. @spec §8 Block — block-customer error */
export const BLOCKS_ERRORS = ['blocks.notBlocked', 'blocks.notUnblocked', 'blocks.notLoaded'] as const;
