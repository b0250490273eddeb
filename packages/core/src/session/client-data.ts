import type { ClientId } from '../kernel/ids.ts';

/** Types of session that a customer can request. @spec §3 Services — session types */
export const SESSION_TYPES = ['VIPVIDEO', 'VIDEO', 'VIDEOCALL'] as const;

export type SessionType = (typeof SESSION_TYPES)[number];

/** The customer of a request or a session, as the platform sends it. @spec §3 Session */
export interface ClientData {
  readonly id: ClientId;
  /** With a country-code prefix before a bar, as it came: `nl|Mark`. */
  readonly name: string;
  readonly sessionType: SessionType;
  /** Kind of the request within the session type, e.g. `chat` or `vip`. */
  readonly type: string;
  /** Primary tag of the customer's language, such as `nl`; undefined where the platform sends none. */
  readonly language?: string | undefined;
}
