import type { ClientId, MemoId, PerformerId } from '../kernel/ids.ts';
import type { Seconds } from '../kernel/units.ts';

/** The longest memo, in characters. @spec §3 Memo — the length is our choice */
export const MAX_MEMO_LENGTH = 1000;
/** Number of memos on one customer that are fetched. @spec §2 /memos/ — as many as a page has */
export const MEMOS_OF_CLIENT = 20;

/** A performer's note on a customer; only the performer reads it. @spec §3 Memo */
export interface Memo {
  readonly id: MemoId;
  readonly content: string;
  readonly client: { readonly id: ClientId; readonly name: string };
  /** True for the memo that stands above the others on its customer; undefined where the platform cannot pin. */
  readonly isPinned: boolean | undefined;
  /** Time of the last change. */
  readonly date: Seconds;
  /** The author; undefined where the platform does not send it. */
  readonly performerId: PerformerId | undefined;
}

export interface MemoPage {
  /** Newest first. */
  readonly memos: readonly Memo[];
  readonly total: number;
}

/** A memo to save: a new one on a customer, or another text of one that exists. @spec §7 Memos and blocks — body content, client {id} */
export interface MemoOrder {
  readonly id: MemoId | undefined;
  /** Id for a new one, made here, so that a memo that is saved again is kept once. */
  readonly newId?: string | undefined;
  readonly client: ClientId;
  readonly content: string;
}

/** A memo to pin, which unpins every other on its customer, or to unpin. */
export interface MemoPin {
  readonly id: MemoId;
  readonly isPinned: boolean;
}
