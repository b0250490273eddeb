import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { err, ok } from '@greenroom/core/kernel/result';
import { hubWire, phoneWire, type PhoneAct } from '../../base/admin-api/toy-admin.wire.ts';
import type { ToyHub } from '../../devices/toys/toy-hub.sim.ts';
import type { AdminParts } from './admin-parts.ts';
import { adminPost } from './admin-route.ts';

const logQueryWire = z.object({ performer: z.string() });

/** Actions of a phone that is connected. */
const ACTS: Readonly<Record<Exclude<PhoneAct, 'scan'>, (hub: ToyHub, uid: string) => void>> = {
  close: (hub, uid) => hub.leave(uid),
  update: (hub, uid) => hub.update(uid),
  away: (hub, uid) => hub.setOnline(uid, false),
  back: (hub, uid) => hub.setOnline(uid, true),
  silent: (hub, uid) => hub.setSilent(uid, true),
  loud: (hub, uid) => hub.setSilent(uid, false),
  another: (hub, uid) => hub.intrude(uid),
};

/** Names of those actions that are steps of a scenario. */
const AS_STEPS: Partial<Readonly<Record<PhoneAct, string>>> = {
  scan: 'scan',
  close: 'closeApp',
  away: 'goAway',
  back: 'comeBack',
};

/** Moves the phones at the vendor's hub, and reads what their toys were told. */
export const registerToyRoutes = (
  app: FastifyInstance,
  { performers, eventLog, traceLog }: Pick<AdminParts, 'performers' | 'eventLog' | 'traceLog'>,
  toyHub: ToyHub,
): void => {
  adminPost(app, '/toys/phone', phoneWire, async ({ performerId, act, toys }) => {
    if ((await performers.find(performerId)) === undefined) return err('no_such_performer');
    eventLog.write('info', 'Phone', { performer: performerId, act });
    const step = AS_STEPS[act];
    if (step !== undefined) traceLog.write(performerId, { kind: 'does', who: 'phone', action: step, detail: {} });
    if (act === 'scan') {
      const scanned = await toyHub.scan(performerId, toys);
      scanned.drawer.follow((entry) => traceLog.write(performerId, { kind: 'toy', entry }));
      return ok({ device: scanned.deviceCode });
    }
    const phone = toyHub.phone(performerId);
    if (phone === undefined) return err('no_phone');
    for (const toy of toys) phone.drawer.put(toy);
    ACTS[act](toyHub, performerId);
    return ok({});
  });
  adminPost(app, '/toys/hub', hubWire, async ({ drop, format }) => {
    if (format !== undefined) toyHub.useFormat(format);
    if (drop) toyHub.drop();
    return ok({});
  });
  app.get('/toys/log', ({ query }, reply) => {
    const read = logQueryWire.safeParse(query);
    const phone = read.success ? toyHub.phone(read.data.performer) : undefined;
    if (phone === undefined) return reply.code(409).send({ error: 'no_phone' });
    const { drawer } = phone;
    return {
      entries: drawer.log(),
      forgotten: drawer.forgotten(),
      moving: drawer.moving(),
      toys: drawer.toys(),
      now: drawer.now(),
    };
  });
};
