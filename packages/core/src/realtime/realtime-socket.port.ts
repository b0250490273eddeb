import type { PerformerId } from '../kernel/ids.ts';
import type { OutboundEvent } from '../kernel/outbound-event.ts';
import type { Millis } from '../kernel/units.ts';
import type { RealtimeEvent } from './realtime-event.ts';

/** Proof of identity that the main socket sends first. @spec §7 Real-time socket — 'user' (authentication, acknowledged) */
export interface SocketCredentials {
  readonly performerId: PerformerId;
  readonly socketToken: string;
  /** True for a remote, whose socket is no performer's. */
  readonly isRemote?: boolean;
}

/** Reports of one connection. After `close` there are none. */
export interface RealtimeSocketListener {
  readonly opened: () => void;
  /** `reason` is for the log only. */
  readonly closed: (reason: string) => void;
  /**
   * The platform acknowledged, or refused, the authentication.
   * @param spread advised by a platform that knows how many sockets would come back at once
   */
  readonly authenticated: (accepted: boolean, spread?: Millis) => void;
  /** @param spread advised again: others may have connected since */
  readonly pong: (spread?: Millis) => void;
  /** Any inbound frame at all, also one that could not be decoded: a sign of life. */
  readonly received: () => void;
  readonly event: (event: RealtimeEvent) => void;
}

/** One connection attempt, from opening to closing. */
export interface RealtimeSocketConnection {
  readonly authenticate: (credentials: SocketCredentials) => void;
  readonly send: (event: OutboundEvent) => void;
  readonly ping: () => void;
  readonly close: () => void;
}

/**
 * The main socket: websocket, then polling; no reconnection of its own, since the connection machine decides.
 * @spec §7 Real-time socket — transports
 */
export interface RealtimeSocket {
  readonly open: (listener: RealtimeSocketListener) => RealtimeSocketConnection;
}
