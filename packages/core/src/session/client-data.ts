import type { ClientId } from '../kernel/ids.ts';

/** @spec §3 Services — session types */
export const SESSION_TYPES = ['VIPVIDEO', 'VIDEO', 'VIDEOCALL'] as const;

export type SessionType = (typeof SESSION_TYPES)[number];

/** The customer of a request or a session, as the platform names him. @spec §3 Session */
export interface ClientData {
  readonly id: ClientId;
  /** With a country-code prefix before a bar, as it came: `nl|Mark`. */
  readonly name: string;
  readonly sessionType: SessionType;
  /** What he asked for within the session type, e.g. `chat` or `vip`. */
  readonly type: string;
  /** The primary tag of the language that the customer speaks, such as `nl`; undefined where the platform tells none. */
  readonly language?: string | undefined;
}
