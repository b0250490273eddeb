import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { err, ok } from '@greenroom/core/kernel/result';
import * as wire from '../../base/admin-api/admin-api.wire.ts';
import { wireName } from '../../base/people/customers.ts';
import type { AdminParts } from './admin-parts.ts';
import { adminPost } from './admin-route.ts';

const nothing = z.object({});

/** Moves customers: be one, ask, start the timers, talk, leave. */
export const registerCustomerRoutes = (
  app: FastifyInstance,
  parts: Pick<AdminParts, 'customers' | 'customerService' | 'inboxService' | 'messages'>,
): void => {
  const { customers, customerService: service, inboxService } = parts;

  adminPost(app, '/customers', wire.newCustomerWire, async (who) => {
    const entered = await customers.enter(who);
    if (entered === undefined) return err('no_such_customer');
    const { customer, token } = entered;
    return ok({ id: customer.id, token, name: wireName(customer) });
  });
  adminPost(app, '/customers/:id/request', wire.askWire, (requestType, id) => service.ask(id, requestType));
  adminPost(app, '/customers/:id/cancel', nothing, (_body, id) => service.cancel(id));
  adminPost(app, '/customers/:id/timer', wire.timerWire, ({ which }, id) => service.startTimer(id, which));
  adminPost(app, '/customers/:id/leave', wire.leaveWire, ({ reason }, id) => service.leave(id, reason));
  adminPost(app, '/customers/:id/typing', nothing, (_body, id) => service.type(id));
  adminPost(app, '/customers/:id/payment', wire.payWire, (payment, id) => service.pay(id, payment));
  adminPost(app, '/customers/:id/message', wire.sayWire, async ({ text, translation }, id) => {
    const said = await service.say(id, text, translation);
    return said.ok ? ok({ id: said.value }) : said;
  });
  adminPost(app, '/customers/:id/letter', wire.letterWire, async ({ performerId, ...letter }, clientId) => {
    const written = await inboxService.write({ performerId, clientId }, letter);
    return written.ok ? ok({ id: written.value }) : written;
  });
  adminPost(app, '/customers/:id/block', wire.clientBlockWire, async ({ performerId, on }, clientId) => {
    const set = await inboxService.setClientBlock({ performerId, clientId }, on);
    return set.ok ? ok({}) : set;
  });
  app.get<{ Params: { id: string } }>('/customers/:id/messages', async ({ params }, reply) => {
    if ((await customers.find(params.id)) === undefined) return reply.code(404).send({ error: 'no_such_customer' });
    const rows = await parts.messages.of(params.id);
    return {
      messages: rows.map((row) => ({
        id: row.id,
        performerId: row.performer_id,
        sentBy: row.sent_by,
        content: row.content,
        contentTranslate: row.content_translate,
      })),
    };
  });
};
