import type { FastifyReply } from 'fastify';

/** Takes the answer out of the server's hands, for who writes it by itself, with the headers that were set so far. */
export const hijack = (reply: FastifyReply): void => {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
};
