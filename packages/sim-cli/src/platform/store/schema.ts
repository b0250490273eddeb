import type { MediaKind } from '@greenroom/core/media/media-item';
import type { FileRow, PaperRow, RegistrationRow } from './person-rows.ts';
import type { Service } from '@greenroom/core/services/service';
import type { ForumTables } from './forum-schema.ts';

// What the platform keeps. Portable on purpose: texts, integers and null; flags are 0 and 1; times are epoch milliseconds
// on the platform's clock, dates epoch seconds; lists are comma-separated names.

/** 0 or 1. */
export type Flag = 0 | 1;

export interface PerformerRow {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
  readonly description: string;
  readonly password_hash: string;
  readonly code_channel: 'none' | 'email' | 'sms';
  readonly role: string;
  readonly language: string;
  readonly status: string;
  readonly services: string;
  readonly tags: string;
  readonly countries: string;
  readonly brands: string;
  readonly phone_name: Flag;
  readonly phone_introduction: Flag;
  readonly performer_status: string;
  readonly age: number;
  readonly avatar: string | null;
  readonly settings: string;
  readonly notifications: number;
  readonly phone: string;
  /** Epoch seconds; she has no past from before. */
  readonly joined_at: number;
  /** Since when she can be asked; null while she is not ready. */
  readonly ready_at: number | null;
  /** Since when she has no socket any more; null while she has one, or never had. */
  readonly gone_at: number | null;
}

/** One login of one performer; kept after its end, so that the platform can say why it ended. */
export interface LoginRow {
  /** The hash of the cookie's value. */
  readonly id: string;
  readonly performer_id: string;
  readonly started_at: number;
  readonly seen_at: number;
  /** Since when its socket token is the present one, and until when that is good. */
  readonly socket_since: number;
  readonly socket_until: number;
  readonly ended_at: number | null;
  readonly end_reason: 'logout' | 'taken_over' | 'expired' | null;
}

/** A login code on its way, bound to the attempt that asked for it. */
export interface LoginCodeRow {
  /** The hash of the attempt cookie's value. */
  readonly attempt: string;
  readonly performer_id: string;
  readonly code_hash: string;
  readonly expires_at: number;
  readonly used: Flag;
}

export interface LoginFailureRow {
  readonly subject: string;
  readonly at: number;
}

/** What arrived by e-mail or SMS. The simulated performer's own inbox, hence with the code. */
export interface MailRow {
  readonly id: string;
  readonly performer_id: string;
  readonly channel: 'email' | 'sms';
  readonly code: string;
  readonly sent_at: number;
  readonly sent_on: number;
}

export interface CustomerRow {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly language: string;
  readonly token_hash: string;
  /** Epoch seconds. */
  readonly registered_at: number;
  readonly gone_at: number | null;
}

/** One paid thing that happened between a performer and a customer: a talk, a message, a tip. `history/session-book.ts` writes them. */
export interface SessionRow {
  readonly id: string;
  readonly performer_id: string;
  readonly client_id: string;
  readonly service: Service;
  /** The day in Amsterdam on which it began, counted from 1 January 1970: what sums by day, week and month go by. */
  readonly day: number;
  /** Epoch seconds. */
  readonly started_at: number;
  /** In seconds; 0 for what has no length, such as a message. */
  readonly duration: number;
  /** In cents. */
  readonly earned: number;
}

/** The payment of one week, Monday to Sunday. The amount is the sum of its sessions. */
export interface PaymentRow {
  /** Also the number of the invoice. */
  readonly id: string;
  readonly performer_id: string;
  /** Its Monday and its Sunday, counted like the day of a session. */
  readonly from_day: number;
  readonly until_day: number;
  /** Epoch seconds. */
  readonly paid_at: number;
  /** In cents. */
  readonly amount: number;
  readonly sessions: number;
}

/** Whose past has been written, and up to which day she has been paid. */
export interface SessionBookRow {
  readonly performer_id: string;
  readonly settled_until: number;
}

export type RequestStatus = 'pending' | 'accepted' | 'ended';

/** From asking to the end of the session. */
export interface RequestRow {
  readonly id: string;
  readonly performer_id: string;
  readonly client_id: string;
  readonly session_type: string;
  readonly type: string;
  readonly status: RequestStatus;
  readonly asked_at: number;
  readonly received_at: number | null;
  readonly accepted_at: number | null;
  readonly timer_platform: Flag;
  readonly timer_device: Flag;
  readonly ended_at: number | null;
  readonly end_reason: string | null;
}

export interface MessageRow {
  readonly id: string;
  readonly position: number;
  readonly performer_id: string;
  readonly client_id: string;
  readonly sent_by: 'PERFORMER' | 'CLIENT';
  readonly content: string;
  readonly content_translate: string | null;
  readonly date: number;
}

/** A message to be read whenever she likes, unlike a line of a chat. */
export interface InboxMessageRow {
  readonly id: string;
  readonly position: number;
  readonly performer_id: string;
  readonly client_id: string;
  readonly sent_by: 'PERFORMER' | 'CLIENT';
  readonly subject: string;
  readonly content: string;
  readonly date: number;
  readonly read: Flag;
  readonly removed: Flag;
}

/** A customer who does not want to hear of her. */
export interface ClientBlockRow {
  readonly performer_id: string;
  readonly client_id: string;
}

/** A session event that found no socket, until she is back. */
export interface UndeliveredRow {
  readonly id: string;
  readonly position: number;
  readonly performer_id: string;
  readonly payload: string;
  readonly at: number;
}

export interface BlockRow {
  readonly id: string;
  readonly performer_id: string;
  readonly client_id: string;
  /** In her own words; empty when she gave none. */
  readonly reason: string;
  readonly date: number;
}

/** What a performer told a moderator about a customer. */
export interface FlagRow {
  readonly id: string;
  readonly performer_id: string;
  readonly client_id: string;
  readonly reason: string;
  readonly date: number;
}

/** Her note about a customer. */
export interface MemoRow {
  readonly id: string;
  readonly position: number;
  readonly performer_id: string;
  readonly client_id: string;
  readonly content: string;
  readonly date: number;
}

export interface NewsRow {
  readonly id: string;
  readonly language: string;
  readonly for_whom: string;
  readonly title: string;
  readonly content: string;
  readonly date: number;
}

/** The streams she was granted last. */
export interface StreamRow {
  readonly performer_id: string;
  /** Part of the names of both streams. */
  readonly id: string;
  /** As her page calls the platform, so that the media server is at an address it may reach. */
  readonly host: string;
  readonly place: 'main' | 'spare';
}

/** Her toy rules, as JSON: nobody looks inside them here. */
export interface ToyRulesRow {
  readonly performer_id: string;
  readonly rules: string;
}

/** A photo or a video; its files lie in a folder named by its key. */
export interface MediaRow {
  readonly id: string;
  readonly performer_id: string;
  readonly kind: MediaKind;
  /** What the upload server called it, so that a repeated call keeps it once. */
  readonly upload: string;
  readonly status: 'new' | 'pending' | 'approved' | 'rejected';
  readonly paid: Flag;
  readonly price: number;
  readonly description: string;
  readonly reason: string | null;
  readonly main: Flag;
  /** As it is seen; 0 for a video. */
  readonly width: number;
  readonly height: number;
  readonly key: string;
  /** The name of a video's file. */
  readonly file: string;
  /** Her order: the highest comes first. */
  readonly position: number;
  /** Epoch seconds. */
  readonly added_at: number;
  /** When what happens next to it is due, on the platform's own clock; null when nothing is. */
  readonly due_at: number | null;
}

export interface FaultRow {
  readonly name: string;
  /** Empty: for everybody. */
  readonly performer_id: string;
}

export interface ViolationRow {
  readonly id: string;
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly at: number;
}

export interface SecretRow {
  readonly name: string;
  readonly value: string;
}

export interface Schema extends ForumTables {
  readonly performers: PerformerRow;
  readonly logins: LoginRow;
  readonly login_codes: LoginCodeRow;
  readonly login_failures: LoginFailureRow;
  readonly mails: MailRow;
  readonly customers: CustomerRow;
  readonly sessions: SessionRow;
  readonly payments: PaymentRow;
  readonly session_books: SessionBookRow;
  readonly requests: RequestRow;
  readonly messages: MessageRow;
  readonly inbox_messages: InboxMessageRow;
  readonly client_blocks: ClientBlockRow;
  readonly undelivered: UndeliveredRow;
  readonly blocks: BlockRow;
  readonly flags: FlagRow;
  readonly memos: MemoRow;
  readonly news: NewsRow;
  readonly streams: StreamRow;
  readonly toy_rules: ToyRulesRow;
  readonly papers: PaperRow;
  readonly medias: MediaRow;
  readonly registrations: RegistrationRow;
  readonly files: FileRow;
  readonly faults: FaultRow;
  readonly violations: ViolationRow;
  readonly secrets: SecretRow;
}
