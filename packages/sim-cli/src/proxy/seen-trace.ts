import { performerAccountWire } from '@greenroom/adapters-http/account/performer-account.wire';
import { decodeContent } from '@greenroom/adapters-socket/realtime/decode';
import { decodeRealtimeEvent } from '@greenroom/adapters-socket/realtime/decode-realtime-event';
import { readOutboundEvent } from '@greenroom/adapters-socket/realtime/outbound-event.wire';
import { isJsonObject } from '@greenroom/core/kernel/json';
import type { RealtimeEvent } from '@greenroom/core/realtime/realtime-event';
import { SERVICES, type Service } from '@greenroom/core/services/service';
import { REQUEST_TYPES } from '../actors/request-types.ts';
import { isFormCall } from '../actors/send-call.ts';
import type { TraceReport } from '../platform/base/admin-api/admin-api.wire.ts';
import { matchCall } from '../trace/match-call.ts';
import { HIDDEN, withoutSecrets, withoutTexts } from '../trace/redact.ts';
import type { NewTraceEvent, TraceEvent } from '../trace/trace-event.ts';
import type { ProxyListener, SeenCall } from './platform-proxy.ts';
import type { SocketEvent } from './socket-events.ts';
import { createStandIns } from './stand-ins.ts';

/** Decodes content that is text; other content is returned as it is. @returns undefined for text that is not readable */
const decodeIfText = (content: unknown): unknown => {
  if (typeof content !== 'string') return content;
  const read = decodeContent(content);
  return read.ok ? read.value : undefined;
};

/** Takes an event out of its envelope. */
const unwrapEvent = ({ name, payload }: SocketEvent): SocketEvent => {
  if (name !== 'receivedEvent') return { name, payload: decodeIfText(payload) };
  const envelope = decodeIfText(payload);
  return isJsonObject(envelope)
    ? { name: String(envelope['event']), payload: decodeIfText(envelope['content']) }
    : { name, payload };
};

/** Events of the platform alone that a scenario sends again as they were. */
const PLATFORM_EVENTS: ReadonlySet<RealtimeEvent['type']> = new Set([
  'servicesChanged',
  'viewersChanged',
  'inboxChanged',
  'loggedOut',
  'loggedInElsewhere',
  'reloadForced',
]);

interface CustomerAction {
  readonly clientId: string;
  readonly action: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

const TIMERS = { platform: 'START_TIMER', device: 'START_TIMER_DEVICE' } as const;

type Request = Extract<RealtimeEvent, { readonly type: 'requestReceived' }>;

const requestTypeOf = ({ client }: Request): string => {
  const fitting = REQUEST_TYPES.filter(({ sessionType }) => sessionType === client.sessionType);
  return (fitting.find(({ type }) => type === client.type) ?? fitting[0] ?? REQUEST_TYPES[0]).name;
};

type ToyEvent = Extract<RealtimeEvent, { readonly type: 'toyEvent' }>;

/** Finds the payment behind a command of toys. @returns undefined for one that no customer paid for */
const paymentOf = ({ trigger, clientId }: ToyEvent): CustomerAction | undefined => {
  if (clientId === undefined || trigger.kind === 'request') return undefined;
  const payment =
    trigger.kind === 'tip' ? { for: 'tip', value: trigger.amount } : { for: 'special', value: trigger.pattern };
  return { clientId, action: 'pay', detail: { payment } };
};

/** Finds the action of a customer that the platform reports by an event. */
const actionBehind = (event: RealtimeEvent): CustomerAction | undefined => {
  switch (event.type) {
    case 'requestReceived':
      return { clientId: event.client.id, action: 'ask', detail: { for: requestTypeOf(event) } };
    case 'requestCancelled':
      return { clientId: event.clientId, action: 'cancel', detail: {} };
    case 'timerStarted':
      return { clientId: event.clientId, action: 'startTimer', detail: { timer: TIMERS[event.side] } };
    case 'clientDisconnected':
      return { clientId: event.clientId, action: 'leave', detail: { reason: event.reason } };
    case 'clientCameraChanged':
      return { clientId: event.clientId, action: 'show', detail: { on: event.on } };
    case 'clientTyping':
      return { clientId: event.clientId, action: 'type', detail: { mayFail: true } };
    case 'messageReceived': {
      const { clientId, content: text, contentTranslate, senderType } = event.message;
      const translation = contentTranslate === undefined ? {} : { translation: contentTranslate };
      return senderType === 'ROLE_CLIENT' && clientId !== undefined
        ? { clientId, action: 'say', detail: { text, ...translation } }
        : undefined;
    }
    case 'toyEvent':
      return paymentOf(event);
    default:
      return undefined;
  }
};

/** Masks the texts and numbers of a form; its fields and switches stay. The forms of a real platform hold data of real people. */
const withoutValues = (value: unknown): unknown => {
  if (typeof value === 'string') return HIDDEN;
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) return value.map(withoutValues);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    // Ids are replaced by those of the sample world, see `createStandIns`.
    Object.entries(value).map(([key, inner]) => [key, /id$/i.test(key) ? inner : withoutValues(inner)]),
  );
};

/** Trace of one performer, for a scenario. */
export interface SeenPerformer {
  readonly services: readonly Service[];
  readonly reports: readonly TraceReport[];
  /** Number of events that belong to a session which had begun before. */
  readonly leftOut: number;
}

/**
 * Turns what passes through a proxy into the trace log that the simulated platform would have noted. People of the
 * platform get the names and ids of the sample world.
 *
 * @param now milliseconds of any clock that never jumps
 * @param unmask keeps texts and values of forms as they are
 */
export const createSeenTrace = (now: () => number, unmask: boolean) => {
  const people = createStandIns();
  const events: TraceEvent[] = [];
  const seenMessages = new Set<string>();
  let services: readonly Service[] | undefined;
  /** True while another performer than the first is logged in: nothing is noted then. */
  let isOtherPerformer = false;
  let isLoggedOut = false;
  let leftOut = 0;

  const write = (event: NewTraceEvent, at = now()): void => {
    const kept = withoutSecrets(event);
    if (services !== undefined) events.push({ at: Math.round(at), ...(unmask ? kept : withoutTexts(kept)) });
  };

  const noteAccount = (answer: unknown, at: number): void => {
    const account = performerAccountWire.safeParse(answer).data;
    if (account === undefined) return;
    isOtherPerformer = services !== undefined && !people.isPerformer(account.id);
    if (isOtherPerformer) return;
    people.notePerformer(account.id);
    services ??= SERVICES.filter((service) => account.services[service]);
    if (isLoggedOut) write({ kind: 'does', who: 'performer', action: 'logIn', detail: {} }, at);
    isLoggedOut = false;
  };

  const noteCall = ({ method, path, body, status, answer }: SeenCall, at: number): void => {
    const [place = '', query = ''] = path.split('?');
    const call = matchCall(method, place);
    if (call === undefined) return;
    const { name } = call;
    if (name === 'checkSession' && status === 200) return noteAccount(answer, at);
    if (isOtherPerformer) return;
    const fields = {
      ...call.params,
      ...Object.fromEntries(new URLSearchParams(query)),
      ...(isJsonObject(body) ? body : {}),
    };
    people.noteIn(fields);
    write({ kind: 'call', name, body: isFormCall(name) && !unmask ? withoutValues(fields) : fields }, at);
    if (status >= 400) write({ kind: 'failed', name, status, message: '' }, at);
    if (name === 'logout' && status === 200) isLoggedOut = true;
  };

  const noteAction = ({ clientId, action, detail }: CustomerAction): void => {
    if (action === 'ask') people.noteCustomer(clientId);
    const who = people.customer(clientId);
    // A scenario cannot play a session whose beginning was not seen.
    if (who === undefined) leftOut += 1;
    else write({ kind: 'does', who, action, detail });
  };

  /** Notes the id of a message. @returns true for one that came before */
  const isRepeated = (event: RealtimeEvent): boolean => {
    if (event.type !== 'messageReceived') return false;
    const { id } = event.message;
    if (id !== '' && seenMessages.has(id)) return true;
    seenMessages.add(id);
    return false;
  };

  const listener: ProxyListener = {
    asked: () => {
      const at = now();
      return (call) => noteCall(call, at);
    },
    fromPerformer: ({ name, payload }) => {
      if (isOtherPerformer) return;
      const read = name === 'event' ? readOutboundEvent(payload) : undefined;
      if (read === undefined || !read.ok || read.value.event === 'remotestate') return;
      const { event, content, receiverId, receiverType } = read.value;
      write({ kind: 'sent', name: event, to: people.customer(receiverId) ?? receiverType, content });
    },
    fromPlatform: (socketEvent) => {
      if (isOtherPerformer) return;
      const read = decodeRealtimeEvent(socketEvent.name, socketEvent.payload, () => '');
      if (!read.ok) return;
      const event = read.value;
      if (isRepeated(event)) return;
      const { name, payload: content } = unwrapEvent(socketEvent);
      if (PLATFORM_EVENTS.has(event.type))
        write({ kind: 'does', who: 'platform', action: 'trigger', detail: { event: name, content } });
      const action = actionBehind(event);
      if (action !== undefined) noteAction(action);
      // A scenario needs no more of it, and the rest is about a person.
      write({ kind: 'event', name, content: { type: isJsonObject(content) ? content['type'] : undefined } });
    },
  };
  return {
    listener,
    /** @returns undefined while nobody has logged in */
    seen: (): SeenPerformer | undefined =>
      services && {
        services,
        reports: events
          .toSorted((left, right) => left.at - right.at)
          .map((traceEvent) => ({ id: 0, traceEvent: people.renamed(traceEvent) })),
        leftOut,
      },
  };
};
