import type { Fault } from '../faults/fault.ts';

/** Ways in which the connection between the performer and the platform misbehaves, below HTTP and socket. */
export const TCP_FAULTS = [
  { name: 'tcp-slow', lasts: 'until off', says: 'what the platform says arrives 1.9 s late' },
  {
    name: 'tcp-too-slow',
    lasts: 'until off',
    says: 'what the platform says arrives 2.1 s late, later than a call waits',
  },
  { name: 'tcp-jitter', lasts: 'until off', says: 'what the platform says arrives up to 1.9 s late' },
  { name: 'tcp-thin', lasts: 'until off', says: 'the line carries 16 kB a second each way' },
  { name: 'tcp-slice', lasts: 'until off', says: 'the line carries one byte at a time' },
  { name: 'tcp-cut', lasts: 'until off', says: 'the line ends 8 bytes into the body of every answer' },
  { name: 'tcp-reset', lasts: 'once', says: 'every line is reset, that of a socket in the middle of its next frame' },
  { name: 'tcp-black-hole', lasts: 'until off', says: 'nothing arrives either way, and no line ends' },
  { name: 'tcp-black-hole-up', lasts: 'until off', says: 'nothing that she sends arrives, and no line ends' },
  { name: 'tcp-slow-close', lasts: 'until off', says: 'a line that the platform ends stays open for 30 s more' },
  { name: 'tcp-down', lasts: 'until off', says: 'every line is broken, and every new one at once' },
] as const satisfies readonly Fault[];

export type TcpFault = (typeof TCP_FAULTS)[number]['name'];

export const isTcpFault = (name: string): name is TcpFault => TCP_FAULTS.some((fault) => fault.name === name);
