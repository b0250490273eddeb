import type { ClientData } from './client-data.ts';

/** Kind of a request; each has its own modal. @spec §2 Modals — chat request and VIP request */
export type RequestKind = 'chat' | 'vip';

/** Finds the kind of a request: `vip` for a VIP session or one requested as VIP, else `chat`. @spec §4 Request flow, §3 Session types */
export const requestKind = ({ sessionType, type }: Pick<ClientData, 'sessionType' | 'type'>): RequestKind =>
  sessionType === 'VIPVIDEO' || type.toLowerCase() === 'vip' ? 'vip' : 'chat';
