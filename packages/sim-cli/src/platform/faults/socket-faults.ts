import type { Fault } from './fault.ts';

/** Ways in which the main socket misbehaves. */
export const SOCKET_FAULTS = [
  { name: 'drop-socket', lasts: 'once', says: 'closes her socket now' },
  { name: 'no-pong', lasts: 'until off', says: 'pings are not answered' },
  { name: 'silent-auth', lasts: 'until off', says: 'the socket authentication is not acknowledged' },
  { name: 'refuse-auth', lasts: 'until off', says: 'the socket authentication is refused' },
  { name: 'lose-events', lasts: 'until off', says: 'what happens while she has no socket is not told later' },
  { name: 'socket-down', lasts: 'until off', says: 'her socket is closed, and none is let in' },
  { name: 'drop-on-authentication', lasts: 'until off', says: 'her socket is closed instead of acknowledged' },
  { name: 'drop-after-authentication', lasts: 'until off', says: 'her socket is closed as soon as it is acknowledged' },
  { name: 'duplicate-events', lasts: 'until off', says: 'she is told every event twice' },
  { name: 'late-events', lasts: 'until off', says: 'she is told every event 3 s late' },
  { name: 'reordered-events', lasts: 'until off', says: 'she is told every second event before the one it follows' },
  { name: 'unreadable-events', lasts: 'until off', says: 'the content of every event cannot be decoded' },
  { name: 'malformed-packets', lasts: 'once', says: 'sends her packets that are none' },
  { name: 'event-flood', lasts: 'once', says: 'sends her 10,000 chat lines within 10 s' },
  { name: 'huge-event', lasts: 'once', says: 'sends her a chat line of 1 MB' },
  { name: 'reload-storm', lasts: 'once', says: 'tells her page to reload 10 times within 10 s' },
  { name: 'double-tab', lasts: 'once', says: 'tells her page that it is open in another tab' },
] as const satisfies readonly Fault[];

export type SocketFault = (typeof SOCKET_FAULTS)[number]['name'];
