import type { Service } from '../services/service.ts';
import type { SessionType } from './client-data.ts';

/** Under which service a session is listed in her earnings. @spec §3 Services — session types */
export const SERVICE_OF_SESSION = {
  VIDEO: 'cam',
  VIDEOCALL: 'videocall',
  VIPVIDEO: 'vipvideo',
} as const satisfies Record<SessionType, Service>;
