import { done, err, ok, type Result } from '@greenroom/core/kernel/result';
import type { SessionType } from '@greenroom/core/session/client-data';
import type { EndReason } from '@greenroom/core/session/session-signal';
import type { CustomerPayment } from '../../base/admin-api/admin-api.wire.ts';
import type { EventLog } from '../../base/environment/event-log.ts';
import type { PushSender } from '../../base/environment/push-sender.port.ts';
import { wireName, type Customers } from '../../base/people/customers.ts';
import type { Performers } from '../../base/people/performers.ts';
import type { EventPublisher } from '../../base/publisher/event-publisher.ts';
import type { Ids } from '../../base/security/ids.ts';
import type { CustomerRow } from '../../base/store/tables/customer-tables.ts';
import type { RequestRow } from '../../base/store/tables/request-tables.ts';
import type { CustomerCameras } from '../../devices/media/cameras/customer-cameras.ts';
import type { Blocks } from '../blocks/blocks.ts';
import type { Messages } from '../chat/messages.ts';
import type { PerformerService } from '../session/performer-service.ts';
import type { RequestEnd, Requests, Timer } from '../session/requests.ts';
import type { Streams } from '../session/streams.ts';
import type { Tips } from '../session/tips.ts';

/** Reasons for which a customer's action is refused. */
export type CustomerRefusal =
  | 'no_such_customer'
  | 'no_such_performer'
  | 'already_asking'
  | 'blocked'
  | 'region_blocked'
  | 'message_held'
  | 'no_request'
  | 'no_session';

type Outcome<Value = undefined> = Promise<Result<Value, CustomerRefusal>>;

/** Limits of a performer's own, beyond blocked customers. */
export interface ContactLimits {
  /** Counts a message with a blocked word. @returns true when it is not to be delivered */
  readonly blockedWords: { readonly holds: (performerId: string, texts: readonly string[]) => Promise<boolean> };
  /** Checks whether the performer is hidden from a customer. */
  readonly regionBlocks: {
    readonly isHidden: (performerId: string, customer: Pick<CustomerRow, 'country' | 'region'>) => Promise<boolean>;
  };
}

interface Parts extends ContactLimits {
  readonly blocks: Blocks;
  readonly customers: Customers;
  readonly performers: Performers;
  readonly performerService: Pick<PerformerService, 'isUnreachable' | 'hold'>;
  readonly requests: Requests;
  readonly messages: Messages;
  readonly publisher: EventPublisher;
  readonly pushSender: Pick<PushSender, 'notify'>;
  readonly eventLog: EventLog;
  readonly cameras: CustomerCameras;
  readonly streams: Streams;
  readonly tips: Tips;
  readonly ids: Ids;
}

/** A line that a customer writes in a session. */
interface ChatLine {
  readonly id: string;
  readonly clientId: string;
  readonly text: string;
  readonly translation: string | undefined;
  /** Language of `text`. */
  readonly language: string;
}

/** Language into which the platform translates for the performer. */
const TRANSLATED_INTO = 'nl';

/** Actions of a customer, driven by a person at a terminal or by the crowd. @spec §4 Request flow */
export const createCustomerService = (parts: Parts) => {
  const {
    blocks,
    blockedWords,
    regionBlocks,
    customers,
    performers,
    performerService,
    requests,
    messages,
    publisher,
    pushSender,
    eventLog,
    cameras,
    streams,
    tips,
    ids,
  } = parts;
  const senderOf = (clientId: string) => ({ senderId: clientId, senderType: 'ROLE_CLIENT' }) as const;
  const publishVideoChat = (request: RequestRow, type: string, value?: unknown): Promise<void> => {
    const content = { type, clientId: request.client_id, ...(value === undefined ? {} : { value }) };
    const event = { event: 'videoChat', content, ...senderOf(request.client_id) };
    return publisher.publishDurable(request.performer_id, event);
  };
  /** Finds the request or session of a customer. @param needs `session` refuses one that was not accepted yet */
  const findLive = async (clientId: string, needs: 'request' | 'session'): Outcome<RequestRow> => {
    const request = await requests.liveOf(clientId);
    if (request === undefined) return err(needs === 'request' ? 'no_request' : 'no_session');
    return needs === 'session' && request.status !== 'accepted' ? err('no_session') : ok(request);
  };
  const announceEnd = async (request: RequestRow, reason: RequestEnd, type: string, value?: string): Promise<void> => {
    const pair = { performerId: request.performer_id, clientId: request.client_id };
    cameras.turnOff(pair);
    await publishVideoChat(request, type, value);
    if (request.accepted_at === null) {
      pushSender.notify(pair.performerId, { event: 'requestOver', clientId: pair.clientId });
    }
    eventLog.write('info', 'Request over', { performer: pair.performerId, customer: pair.clientId, reason });
  };
  const leave = async (clientId: string, reason: EndReason): Outcome => {
    const request = await findLive(clientId, 'request');
    if (!request.ok) return request;
    const ended = await requests.end({ performerId: request.value.performer_id, clientId }, reason);
    if (ended === undefined) return err('no_request');
    await announceEnd(ended, reason, 'DISCONNECT', reason);
    return done;
  };
  const chatEvent = ({ id, clientId, text, translation, language }: ChatLine) => {
    const common = { id, clientId, senderType: 'ROLE_CLIENT', message: text };
    return translation === undefined
      ? { event: 'msg', content: { ...common, receiverType: 'ROLE_PERFORMER' } }
      : {
          event: 'msgt',
          content: { ...common, language, languageTranslate: TRANSLATED_INTO, messageTranslate: translation },
        };
  };

  return {
    /** Asks any performer who exists: the performer's page decides about readiness. */
    ask: async (
      clientId: string,
      {
        performerId,
        sessionType,
        type,
      }: { readonly performerId: string; readonly sessionType: SessionType; readonly type: string },
    ): Outcome => {
      const customer = await customers.find(clientId);
      if (customer === undefined) return err('no_such_customer');
      if ((await performers.find(performerId)) === undefined) return err('no_such_performer');
      // First: the end of a session may have blocked the customer, so the block is read after it.
      if ((await requests.liveOf(clientId)) !== undefined) return err('already_asking');
      if ((await blocks.of({ performerId, clientId })) !== undefined) return err('blocked');
      if (await regionBlocks.isHidden(performerId, customer)) return err('region_blocked');
      const request = await requests.ask({ performerId, clientId }, { sessionType, type });
      if (request === undefined) return err('already_asking');
      if (await performerService.isUnreachable(performerId)) await performerService.hold(request);
      const { language } = customer;
      const value = { name: wireName(customer), sessionType, type, language, requestId: request.id };
      await publishVideoChat(request, 'REQUEST', value);
      pushSender.notify(performerId, { event: 'request', clientId, name: customer.name });
      eventLog.write('info', 'Request made', { performer: performerId, customer: clientId, sessionType });
      return done;
    },
    cancel: async (clientId: string): Outcome => {
      const request = await findLive(clientId, 'request');
      if (!request.ok) return request;
      const pair = { performerId: request.value.performer_id, clientId };
      const cancelled = await requests.end(pair, 'CANCELLED', 'pending');
      // The acceptance was first: there is nothing to take back any more, only a session to leave.
      if (cancelled === undefined) return leave(clientId, 'CLICK');
      await announceEnd(cancelled, 'CANCELLED', 'CANCEL_REQUEST');
      return done;
    },
    leave,
    startTimer: async (clientId: string, timer: Timer): Outcome => {
      const request = await findLive(clientId, 'session');
      if (!request.ok) return request;
      const isStarted = await requests.startTimer({ performerId: request.value.performer_id, clientId }, timer);
      if (!isStarted) return err('no_session');
      await publishVideoChat(request.value, timer);
      return done;
    },
    /** Sends a line of the chat, unless it has a blocked word. @returns the id of the message */
    say: async (clientId: string, text: string, translation: string | undefined): Outcome<string> => {
      const request = await findLive(clientId, 'session');
      if (!request.ok) return request;
      const customer = await customers.find(clientId);
      const pair = { performerId: request.value.performer_id, clientId };
      if (await blockedWords.holds(pair.performerId, [text, translation ?? ''])) return err('message_held');
      const id = ids.id();
      await messages.keep(pair, { id, sentBy: 'CLIENT', content: text, contentTranslate: translation });
      const event = chatEvent({ id, clientId, text, translation, language: customer?.language ?? '' });
      await publisher.toPerformer(pair.performerId, { ...event, ...senderOf(clientId) });
      return ok(id);
    },
    /** Turns the customer's camera on, where the performer has streams, or off. @spec §4 Request flow — back-camera events */
    showCamera: async (clientId: string, on: boolean): Outcome => {
      const request = await findLive(clientId, 'session');
      if (!request.ok) return request;
      const pair = { performerId: request.value.performer_id, clientId };
      if (on) {
        const granted = await streams.of(pair.performerId);
        if (granted === undefined) return err('no_session');
        await cameras.turnOn(pair, streams.ticket(granted, 'publish', 'customer').stream, granted.place);
      } else cameras.turnOff(pair);
      const content = { clientId, value: on };
      await publisher.publishDurable(pair.performerId, { event: 'clientstream', content, ...senderOf(clientId) });
      return done;
    },
    type: async (clientId: string): Outcome => {
      const request = await findLive(clientId, 'session');
      if (!request.ok) return request;
      await publisher.toPerformer(request.value.performer_id, {
        event: 'typing',
        content: { clientId },
        ...senderOf(clientId),
      });
      return done;
    },
    /**
     * Pays for toys to run; the performer earns it, whatever the toys do.
     * @spec §1 — interactive toys that customers can trigger for credits
     */
    pay: async (clientId: string, payment: CustomerPayment): Outcome => {
      const request = await findLive(clientId, 'session');
      if (!request.ok) return request;
      const tip = await tips.take(request.value, payment);
      if (tip === undefined) return err('no_session');
      const { id, kind: type, value, earned } = tip;
      const content = { type, value, clientId, tip: { id, credits: tip.credits, earned } };
      await publisher.toPerformer(request.value.performer_id, { event: 'toy', content, ...senderOf(clientId) });
      return done;
    },
  };
};

export type CustomerService = ReturnType<typeof createCustomerService>;
