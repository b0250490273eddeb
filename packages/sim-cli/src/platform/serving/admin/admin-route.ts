import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Result } from '@greenroom/core/kernel/result';

/** HTTP statuses of the admin API's refusals. */
const STATUS = {
  no_such_customer: 404,
  no_such_performer: 404,
  no_such_call: 404,
  no_such_event: 404,
  already_asking: 409,
  blocked: 409,
  region_blocked: 409,
  message_held: 409,
  word_refused: 400,
  no_request: 409,
  no_session: 409,
  no_phone: 409,
  no_streams: 409,
  for_everybody: 409,
  happens_once: 409,
  no_toy_app: 409,
  no_proxy: 409,
  nothing_waits: 409,
} as const;

export type AdminRefusal = keyof typeof STATUS;

/** Far more than a page may be told at once, so that a test can do just that. */
const LARGEST_ORDER = 2 * 1024 * 1024;

const paramsWire = z.object({ id: z.string().default('') });

const send = (reply: FastifyReply, result: Result<unknown, AdminRefusal>): FastifyReply =>
  result.ok ? reply.send(result.value ?? {}) : reply.code(STATUS[result.error]).send({ error: result.error });

const refuseInput = (reply: FastifyReply, part: 'body' | 'query', { issues }: z.ZodError): FastifyReply =>
  reply.code(400).send({ error: 'invalid_request', where: [part, ...(issues[0]?.path ?? [])].map(String).join('.') });

/** Mounts a call that reads something: its query is checked first. */
export const adminGet = <Schema extends z.ZodType>(
  app: FastifyInstance,
  url: string,
  query: Schema,
  answer: (query: z.output<Schema>) => unknown,
): void => {
  app.get(url, async (request: FastifyRequest, reply) => {
    const read = query.safeParse(request.query);
    return read.success ? answer(read.data) : refuseInput(reply, 'query', read.error);
  });
};

/** Mounts a call that does something: its body is checked first; `id` is the one in the path, or empty. */
export const adminPost = <Schema extends z.ZodType>(
  app: FastifyInstance,
  url: string,
  body: Schema,
  handle: (body: z.output<Schema>, id: string) => Promise<Result<unknown, AdminRefusal>>,
): void => {
  app.post(url, { bodyLimit: LARGEST_ORDER }, async (request, reply) => {
    const read = body.safeParse(request.body ?? {});
    if (!read.success) return refuseInput(reply, 'body', read.error);
    return send(reply, await handle(read.data, paramsWire.parse(request.params).id));
  });
};
