import { io } from 'socket.io-client';
import * as z from 'zod';
import { err, ok, type Result } from '@greenroom/core/kernel/result';
import type { AdminClient } from './admin-client.ts';
import { readCustomerEvent } from './customer-inbound.wire.ts';
import type { CustomerLink } from './customer-link.port.ts';

export interface CustomerEntry {
  readonly id?: string;
  readonly name?: string;
  readonly country?: string | undefined;
  /** Code of a province, `NL-NB`. */
  readonly region?: string | undefined;
  /** A language tag; by default the one of the country. */
  readonly language?: string | undefined;
}

const ANSWER_TIMEOUT = 5_000;
/**
 * Milliseconds before the next attempt to connect: when a node of the platform died, another takes the next connection. @fortests
 */
export const TRIES_AGAIN_AFTER = 500;

/** A connection that comes back after it broke. */
export interface ReturningLink extends CustomerLink {
  readonly onReturn: (listener: () => void) => void;
  /** Reads the conversation as the platform has it, as a page does after it was away; undefined when it is not told. */
  readonly history: () => Promise<readonly { readonly sentBy: string; readonly content: string }[] | undefined>;
}

/**
 * Creates a customer through the admin API, which also carries the customer's actions, and opens the socket on which
 * the customer hears the performer.
 *
 * @param returnsWithin milliseconds in which it tries to come back after it broke
 */
export const openCustomerLink = async (
  url: string,
  admin: AdminClient,
  who: CustomerEntry,
  returnsWithin = 0,
): Promise<Result<ReturningLink, { readonly error: string }>> => {
  const entered = await admin.enter(who);
  if (!entered.ok) return entered;
  const { id, name, token } = entered.value;
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: returnsWithin > 0,
    reconnectionDelay: TRIES_AGAIN_AFTER,
    reconnectionDelayMax: TRIES_AGAIN_AFTER,
    forceNew: true,
    timeout: ANSWER_TIMEOUT,
  });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('connect_error', () => resolve(false));
  let givesUp: NodeJS.Timeout | undefined;
  let triesAgain: NodeJS.Timeout | undefined;
  const close = (): void => {
    clearTimeout(givesUp);
    clearTimeout(triesAgain);
    socket.close();
  };
  let returned: () => void = () => undefined;
  socket.on('connect', () => {
    socket
      .timeout(ANSWER_TIMEOUT)
      .emit('user', { id, token, type: 'ROLE_CLIENT' }, (error: unknown, answer: unknown) => {
        const isKnown = error === null && z.object({ ok: z.literal(true) }).safeParse(answer).success;
        resolve(isKnown);
        if (givesUp === undefined) return;
        if (!isKnown) {
          socket.disconnect().connect();
          return;
        }
        clearTimeout(givesUp);
        givesUp = undefined;
        returned();
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
        const received = readCustomerEvent(wire);
        if (received !== undefined) listener(received);
      });
      socket.on('disconnect', (reason) => {
        if (reason === 'io client disconnect') return;
        // A connection that the platform ended is not tried again by itself.
        if (returnsWithin > 0 && reason === 'io server disconnect')
          triesAgain = setTimeout(() => socket.connect(), TRIES_AGAIN_AFTER);
        givesUp ??= setTimeout(() => {
          close();
          listener({ type: 'lineLost' });
        }, returnsWithin);
      });
    },
    ask: (performerId, { sessionType, type }) => admin.ask(id, { performerId, sessionType, type }),
    cancel: () => admin.cancel(id),
    startTimer: (timer) => admin.startTimer(id, timer),
    show: (on) => admin.showCamera(id, on),
    say: (text, translation) => admin.say(id, text, translation),
    type: () => admin.type(id),
    pay: (payment) => admin.pay(id, payment),
    leave: (reason) => admin.leave(id, reason),
    close,
    onReturn: (listener) => {
      returned = listener;
    },
    history: async () => {
      const told = await admin.messages(id);
      return told.ok ? told.value : undefined;
    },
  });
};
