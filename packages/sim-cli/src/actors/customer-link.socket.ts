import { err, ok, type Result } from '@greenroom/core/kernel/result';
import { io } from 'socket.io-client';
import * as z from 'zod';
import type { AdminClient } from './admin-client.ts';
import type { CustomerLink } from './customer-link.port.ts';
import { customerHears } from './customer-hears.wire.ts';

export interface CustomerEntry {
  readonly id?: string;
  readonly name?: string;
  readonly country?: string;
  /** A language tag; by default the one of the country. */
  readonly language?: string | undefined;
}

const PATIENCE = 5_000;

/**
 * Becomes a customer: takes his place through the admin API, which also carries what he does, and opens a socket as he would, on
 * which he hears the performer.
 */
export const openCustomerLink = async (
  url: string,
  admin: AdminClient,
  who: CustomerEntry,
): Promise<Result<CustomerLink, { readonly error: string }>> => {
  const entered = await admin.enter(who);
  if (!entered.ok) return entered;
  const { id, name, token } = entered.value;
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, timeout: PATIENCE });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('connect_error', () => resolve(false));
  socket.once('connect', () => {
    socket.timeout(PATIENCE).emit('user', { id, token, type: 'ROLE_CLIENT' }, (error: unknown, answer: unknown) => {
      resolve(error === null && z.object({ ok: z.literal(true) }).safeParse(answer).success);
    });
  });
  if (!(await promise)) {
    socket.close();
    return err({ error: 'unreachable' });
  }
  return ok({
    id,
    name,
    listen: (listener) => {
      socket.on('receivedEvent', (wire: unknown) => {
        const heard = customerHears(wire);
        if (heard !== undefined) listener(heard);
      });
      socket.on('disconnect', (reason) => {
        if (reason !== 'io client disconnect') listener({ type: 'lineLost' });
      });
    },
    ask: (performerId, { sessionType, type }) => admin.ask(id, { performerId, sessionType, type }),
    cancel: () => admin.cancel(id),
    startTimer: (timer) => admin.startTimer(id, timer),
    show: (on) => admin.showHimself(id, on),
    say: (text, translation) => admin.say(id, text, translation),
    type: () => admin.type(id),
    pay: (payment) => admin.pay(id, payment),
    leave: (reason) => admin.leave(id, reason),
    close: () => socket.close(),
  });
};
