import type { Service } from '../services/service.ts';
import type { ClientData, SessionType } from './client-data.ts';

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
