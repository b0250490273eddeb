import type { BlockId, ClientId } from '../kernel/ids.ts';
import type { Seconds } from '../kernel/units.ts';

/** A customer who cannot ask for her or write to her any more. @spec §3 Block */
export interface Block {
  readonly id: BlockId;
  readonly client: { readonly id: ClientId; readonly name: string };
  readonly date: Seconds;
  /** Why, in her own words; empty when she gave none. */
  readonly reason: string;
}

export interface BlockPage {
  /** Newest first. */
  readonly blocks: readonly Block[];
  readonly total: number;
}

/** Whom to block. His name decides by which call: a customer without an account is blocked as anonymous. @spec §3 Block */
export interface BlockOrder {
  readonly client: { readonly id: ClientId; readonly name: string };
  readonly reason: string;
}
