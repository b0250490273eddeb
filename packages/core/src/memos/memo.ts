import type { ClientId, MemoId, PerformerId } from '../kernel/ids.ts';
import type { Seconds } from '../kernel/units.ts';

/** A performer's note about a customer; only she reads it. @spec §3 Memo */
export interface Memo {
  readonly id: MemoId;
  readonly content: string;
  readonly client: { readonly id: ClientId; readonly name: string };
  /** When it was last changed. */
  readonly date: Seconds;
  /** Who wrote it; undefined where the platform does not tell. */
  readonly performerId: PerformerId | undefined;
}

export interface MemoPage {
  /** Newest first. */
  readonly memos: readonly Memo[];
  readonly total: number;
}

/** What she writes: a new memo about a customer, or another text of one that exists. @spec §7 Memos and blocks — body content, client {id} */
export interface MemoOrder {
  readonly id: MemoId | undefined;
  readonly client: ClientId;
  readonly content: string;
}
