import type { BlockId, ClientId } from '../kernel/ids.ts';
import type { Seconds } from '../kernel/units.ts';

/** The longest reason, in characters. @spec §3 Block — the length is our choice */
export const MAX_REASON_LENGTH = 200;

/** Author of a block, a field of ours. A performer cannot take back what the platform did. */
export type BlockedBy = 'performer' | 'platform';

/** A block: the customer cannot send requests or messages to the performer. @spec §3 Block */
export interface Block {
  readonly id: BlockId;
  readonly client: { readonly id: ClientId; readonly name: string };
  readonly date: Seconds;
  /** Reason in the words of who blocked; may be empty. */
  readonly reason: string;
  readonly by: BlockedBy;
}

export interface BlockPage {
  /** Newest first. */
  readonly blocks: readonly Block[];
  readonly total: number;
}

/** A customer to block. The name decides the call: a customer without an account is blocked as anonymous. @spec §3 Block */
export interface BlockOrder {
  readonly client: { readonly id: ClientId; readonly name: string };
  readonly reason: string;
}
