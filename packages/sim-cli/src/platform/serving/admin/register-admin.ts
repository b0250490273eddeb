import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { dayOf } from '@greenroom/core/formatting/dates';
import { err } from '@greenroom/core/kernel/result';
import { millis, seconds } from '@greenroom/core/kernel/units';
import * as wire from '../../base/admin-api/admin-api.wire.ts';
import type { MachineReport } from '../../base/admin-api/admin-api.wire.ts';
import { isSameSecret } from '../../base/security/secret.ts';
import type { ToyHub } from '../../devices/toys/toy-hub.sim.ts';
import type { AdminParts } from './admin-parts.ts';
import { adminGet, adminPost } from './admin-route.ts';
import { adminState } from './admin-state.ts';
import { bookDifference, earnedOn } from './book-difference.ts';
import { registerCustomerRoutes } from './customer-routes.ts';
import { registerGalleryRoutes } from './gallery-routes.ts';
import { registerMediaRoutes } from './media-routes.ts';
import { registerPanelRoutes } from './panel-routes.ts';
import { registerPerformerRoutes, registerPersonRoutes } from './performer-routes.ts';
import { registerPrivacyRoutes } from './privacy-routes.ts';
import { registerToyRoutes } from './toy-routes.ts';
import { registerTraceLogRoutes } from './trace-log-routes.ts';
import { trigger } from './trigger.ts';

const ADMIN = '/sim/api';
const booksQueryWire = z.object({ performer: z.string(), since: z.coerce.number().optional() });
const mailboxQueryWire = z.object({ performer: z.string().optional() });

const machineReport = (): MachineReport => {
  const { user, system } = process.cpuUsage();
  return { residentBytes: process.memoryUsage.rss(), cpuMilliseconds: (user + system) / 1_000 };
};

const registerWorldRoutes = (app: FastifyInstance, parts: AdminParts): void => {
  const { codes, notices, publisher, eventLog, performers, traceLog, faultService } = parts;
  app.get('/state', () => adminState(parts));
  app.get('/machine', machineReport);
  adminGet(app, '/books', booksQueryWire, async ({ performer: performerId, since }) => {
    const now = parts.clock.today();
    return {
      now,
      today: await earnedOn(parts.store, { performerId, day: dayOf(seconds(now)) }),
      difference: (await bookDifference(parts, { performerId, since: since ?? now })) ?? null,
    };
  });
  app.get('/log', () => ({ entries: eventLog.entries() }));
  adminGet(app, '/notices', mailboxQueryWire, async ({ performer }) => {
    const told = await notices.list(performer);
    return {
      notices: told.map(({ performer_id: performerId, sent_on: sentOn, link, id, kind, channel, address, text }) => ({
        id,
        performerId,
        kind,
        channel,
        address,
        text,
        sentOn,
        ...(link === null ? {} : { link }),
      })),
    };
  });
  adminGet(app, '/mailbox', mailboxQueryWire, async ({ performer }) => {
    const mails = await codes.mailbox(performer);
    return {
      mails: mails.map((mail) => ({
        id: mail.id,
        performerId: mail.performer_id,
        channel: mail.channel,
        code: mail.code,
        sentOn: mail.sent_on,
      })),
    };
  });
  adminPost(app, '/trigger', wire.triggerWire, async (event) => {
    if ((await performers.find(event.performerId)) === undefined) return err('no_such_performer');
    eventLog.write('info', 'Triggered', { event: event.event, performer: event.performerId });
    const { event: name, performerId, content } = event;
    const detail = content === undefined ? { event: name } : { event: name, content };
    traceLog.write(performerId, { kind: 'does', who: 'platform', action: 'trigger', detail });
    return trigger(publisher, event);
  });
  adminPost(app, '/faults', wire.faultWire, ({ name, on, performerId, lasts }) =>
    faultService.turn({ name, on, performerId, lasts: lasts === undefined ? undefined : millis(lasts) }),
  );
  adminPost(app, '/call-rules', wire.callRuleWire, ({ match, on, performerId, lasts, ...rule }) =>
    faultService.turnRule({
      match,
      rule: on ? rule : undefined,
      performerId,
      lasts: lasts === undefined ? undefined : millis(lasts),
    }),
  );
};

/** The admin API: behind a token that only the user of this machine can read. */
export const registerAdmin = (root: FastifyInstance, parts: AdminParts, toyHub: ToyHub, token: string): void => {
  const expected = `Bearer ${token}`;
  root.register(
    async (app) => {
      app.addHook('onRequest', async (request, reply) => {
        if (isSameSecret(request.headers.authorization ?? '', expected)) return undefined;
        return reply.code(401).send({ error: 'not_authorised' });
      });
      registerWorldRoutes(app, parts);
      registerPerformerRoutes(app, parts);
      registerCustomerRoutes(app, parts);
      registerPrivacyRoutes(app, parts);
      registerToyRoutes(app, parts, toyHub);
      registerPersonRoutes(app, parts);
      registerMediaRoutes(app, parts);
      registerGalleryRoutes(app, parts);
      registerTraceLogRoutes(app, parts);
      registerPanelRoutes(app, parts);
    },
    { prefix: ADMIN },
  );
};
