import type { ClientId } from '../kernel/ids.ts';
import type { Seconds } from '../kernel/units.ts';
import type { Service } from '../services/service.ts';

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
  /** Id of the request, where the platform names it: an answer that comes late meets no other request of the same customer. */
  readonly requestId?: string | undefined;
}

/** A primary language tag, alone or with more behind it: `nl`, `nl-BE`, `pt_BR`. */
const LANGUAGE_TAG = /^([a-z]{2,3})(?:[-_][a-z\d]+)*$/iu;

/** Reads the language of a customer. @returns its primary tag in lower case; undefined for anything else */
export const clientLanguage = (raw: string | null | undefined): string | undefined =>
  LANGUAGE_TAG.exec(raw?.trim() ?? '')?.[1]?.toLowerCase();

/** Kind of a request; each has its own modal. @spec §2 Modals — chat request and VIP request */
export type RequestKind = 'chat' | 'vip';

/** Finds the kind of a request: `vip` for a VIP session or one requested as VIP, else `chat`. @spec §4 Request flow, §3 Session types */
export const requestKind = ({ sessionType, type }: Pick<ClientData, 'sessionType' | 'type'>): RequestKind =>
  sessionType === 'VIPVIDEO' || type.toLowerCase() === 'vip' ? 'vip' : 'chat';

/** The services that a session can be, in the order of their names. */
export const SESSION_SERVICES = ['cam', 'videocall', 'vipcam', 'vipvideo'] as const satisfies readonly Service[];

export type SessionService = (typeof SESSION_SERVICES)[number];

const SERVICE_OF_TYPE = {
  VIDEO: 'cam',
  VIDEOCALL: 'videocall',
  VIPVIDEO: 'vipvideo',
} as const satisfies Record<SessionType, SessionService>;

/**
 * Names the service under which a session is listed and paid. Two services share the VIP session: the request's own type distinguishes
 * them.
 * @spec §3 Services — session types
 */
export const sessionService = ({ sessionType, type }: Pick<ClientData, 'sessionType' | 'type'>): SessionService =>
  sessionType === 'VIPVIDEO' && type.toLowerCase() === 'vipcam' ? 'vipcam' : SERVICE_OF_TYPE[sessionType];

/** Reasons for which a request did not become a session. In `disconnected` the customer lost the connection. */
export const MISSED_WHYS = [
  'notActive',
  'busy',
  'cancelled',
  'declined',
  'paused',
  'timedOut',
  'disconnected',
  'performerLost',
  'unreachable',
] as const;

export type MissedWhy = (typeof MISSED_WHYS)[number];

/** A request that did not become a session. */
export interface MissedRequest {
  readonly client: ClientData;
  readonly at: Seconds;
  readonly why: MissedWhy;
}

/** A request that waits at the platform. */
export interface StillAsking {
  readonly client: ClientData;
  /** Time of the customer's request. */
  readonly since: Seconds;
}
