import type { ClientData } from './client-data.ts';

/** The two request modals. @spec §2 Modals — chat request and VIP request */
export type RequestKind = 'chat' | 'vip';

/** A VIP session, or one asked for as VIP, has its own modal. @spec §4 Request flow, §3 Session types */
export const requestKind = ({ sessionType, type }: Pick<ClientData, 'sessionType' | 'type'>): RequestKind =>
  sessionType === 'VIPVIDEO' || type.toLowerCase() === 'vip' ? 'vip' : 'chat';
