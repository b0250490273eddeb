import type { Duplex } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { NOTHING_ALLOWED } from './content-security-policy.ts';
import { EVERY_RESPONSE } from './headers.ts';

/** Takes the answer out of the server's hands, for who writes it by itself, with the headers that were set so far. */
export const hijack = (reply: FastifyReply): void => {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
};

/** Headers of all responses that are no page. */
export const EVERYWHERE = { ...EVERY_RESPONSE, 'Content-Security-Policy': NOTHING_ALLOWED };

/**
 * An answer as it goes over the wire, for where there is no request that could be answered. The connection ends with
 * it.
 */
export const bareAnswer = (status: number, reason: string): string => {
  const body = '{"error":"invalid_request"}';
  const headers = {
    ...EVERYWHERE,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${reason}`, ...lines, '', body].join('\r\n');
};

/** Answers an upgrade that is refused, and ends its connection. */
export const refuseUpgrade = (socket: Duplex, status: number, reason: string): void => {
  socket.once('error', () => socket.destroy());
  if (socket.writable) socket.end(bareAnswer(status, reason), () => socket.destroy());
};
