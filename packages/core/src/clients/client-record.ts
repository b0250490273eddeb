import type { BlockId, ClientId } from '../kernel/ids.ts';
import type { Cents, Seconds } from '../kernel/units.ts';

/**
 * Orders of the customer list: by earnings, name, last contact or first contact.
 * @spec §3 Client record, §9 Client filters — ordering earnings, username, last_contact, first_contact
 */
export const CLIENT_ORDERS = ['earnings', 'username', 'last_contact', 'first_contact'] as const;
export type ClientOrder = (typeof CLIENT_ORDERS)[number];

/** Default order, for an address without one. @spec §2 /clients/ — order last_contact */
export const STANDARD_CLIENT_ORDER: ClientOrder = 'last_contact';

/** Reads the order from the address, or returns the default. @spec §2 /clients/ — order last_contact */
export const readClientOrder = (text: string | null): ClientOrder =>
  CLIENT_ORDERS.find((order) => order === text) ?? STANDARD_CLIENT_ORDER;

/** Groups of customers in the list; the blocked ones have a list of their own. @spec §2 /clients/ — a query of ours */
export const CLIENT_SEGMENTS = ['all', 'regulars', 'new', 'quiet'] as const;
export type ClientSegment = (typeof CLIENT_SEGMENTS)[number];

/** Reads the group of customers from the address; a missing or unknown group means all customers. @spec §2 /clients/ — a query of ours */
export const readClientSegment = (text: string | null): ClientSegment =>
  CLIENT_SEGMENTS.find((segment) => segment === text) ?? 'all';

/** Length of the history in months; 0 is all. @spec §9 Client filters — history months 0, 3, 6, 12 */
export const HISTORY_MONTHS = [0, 3, 6, 12] as const;
export type HistoryMonths = (typeof HISTORY_MONTHS)[number];

/** Reads the length of the history from the address; anything unknown is all of it. @spec §9 Client filters — history months 0, 3, 6, 12 */
export const readHistoryMonths = (text: string | null): HistoryMonths =>
  HISTORY_MONTHS.find((months) => String(months) === text) ?? 0;

/** A customer with whom the performer has had contact. @spec §3 Client record */
export interface ClientRecord {
  readonly id: ClientId;
  /** With a country-code prefix before a bar, as it came: `nl|Mark`. */
  readonly username: string;
  readonly earnings: Cents;
  /** Number of the performer's memos on the customer. */
  readonly memos: number;
  readonly registered: Seconds | undefined;
  readonly firstContact: Seconds | undefined;
  readonly lastContact: Seconds | undefined;
  readonly visits: number;
  /** Pinned memo, else the newest one; undefined without one, and where the platform does not send it. */
  readonly topMemo: string | undefined;
  /** True while the customer has the site open; undefined where the platform does not tell. */
  readonly isOnline: boolean | undefined;
  readonly isBlocked: boolean;
  /** The block, where the platform tells more of it than that there is one. */
  readonly block:
    | { readonly id: BlockId; readonly date: Seconds; readonly reason: string; readonly by: 'performer' | 'platform' }
    | undefined;
}

export interface ClientPage {
  readonly clients: readonly ClientRecord[];
  readonly total: number;
}

/** Paid session, tip or message of a customer in the past. @spec §3 Client record — session history (service, duration) */
export interface PastSession {
  readonly id: string;
  /** As the platform names the service. */
  readonly service: string;
  readonly date: Seconds;
  readonly duration: Seconds;
  readonly earned: Cents;
}

export interface SessionHistory {
  /** Newest first. */
  readonly sessions: readonly PastSession[];
  readonly total: number;
  /** Of all sessions of the period, not of this page alone. */
  readonly earned: Cents;
}

/** Earnings with one customer in one month. */
export interface ClientMonth {
  /** Year and month, `2026-11`, by the calendar in Amsterdam. */
  readonly month: string;
  readonly earned: Cents;
  /** Number of conversations. */
  readonly visits: number;
}

/** The customer's facts for the session screen. @spec §3 Client record */
export interface ClientCard {
  readonly client: ClientRecord;
  /** Pinned memo, else the newest one. */
  readonly topMemo: { readonly content: string; readonly date: Seconds; readonly isPinned: boolean } | undefined;
  readonly newestMessage: { readonly id: string; readonly subject: string; readonly date: Seconds } | undefined;
  /** True while the performer is subscribed to the customer coming online; undefined where the platform offers none. */
  readonly isAwaited: boolean | undefined;
}
