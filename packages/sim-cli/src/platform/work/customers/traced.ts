import { fieldOf } from '@greenroom/core/kernel/json';
import type { TraceLog } from '../../../trace/trace-log.ts';
import type { Customers } from '../../base/people/customers.ts';
import type { EventPublisher, PublishedEvent } from '../../base/publisher/event-publisher.ts';
import type { Requests } from '../session/requests.ts';
import type { CustomerService } from './customer-service.ts';

/** Names, in scenarios, of the events that a customer gets. */
const HEARD: Readonly<Record<string, string>> = {
  ACCPERF: 'accepted',
  REJPERF: 'declined',
  AFTERPERF: 'keptForLater',
  TAKEPERF: 'takenSoon',
  TIMEOUTPERF: 'timedOut',
  ENDPERF: 'endedByPerformer',
  LOSTPERF: 'performerLost',
  AWAYPERF: 'backInAMoment',
  BACKPERF: 'isBack',
  GONEPERF: 'unreachable',
};
/** Everything that a customer can be said to hear. */
export const HEARD_NAMES: readonly string[] = [...Object.values(HEARD), 'message', 'typing', 'services', 'videoChat'];

const receivedName = ({ event, content }: PublishedEvent): string => {
  if (event === 'msg' || event === 'msgt') return 'message';
  return event === 'videoChat' ? (HEARD[String(fieldOf(content, '_stateChange'))] ?? event) : event;
};

/** Makes the simple name that a customer has in scenarios. */
export const customerName = (clientId: string, shown: string): string => {
  const name = shown.toLowerCase();
  return /^[a-z][a-z0-9]*$/.test(name) ? name : `customer${clientId}`;
};

/** Finds the name of a customer in scenarios. */
export type NameOf = (clientId: string) => Promise<string>;

/** Number of names beyond which they are looked up again. */
const MOST_NAMES = 1_000;

/** A customer keeps the same name: it is looked up once. */
export const namesOf = (customers: Pick<Customers, 'find'>): NameOf => {
  const known = new Map<string, string>();
  return async (clientId) => {
    const before = known.get(clientId);
    if (before !== undefined) return before;
    const spoken = customerName(clientId, (await customers.find(clientId))?.name ?? '');
    if (known.size >= MOST_NAMES) known.clear();
    known.set(clientId, spoken);
    return spoken;
  };
};

/** An event publisher whose events are written to the trace log. */
export const tracedPublisher = (publisher: EventPublisher, traceLog: TraceLog, nameOf: NameOf): EventPublisher => {
  const trace = (performerId: string, { event: name, content }: PublishedEvent): void =>
    traceLog.write(performerId, { kind: 'event', name, content });
  return {
    ...publisher,
    toPerformer: (performerId, published) => {
      trace(performerId, published);
      return publisher.toPerformer(performerId, published);
    },
    publishDurable: (performerId, published) => {
      trace(performerId, published);
      return publisher.publishDurable(performerId, published);
    },
    toCustomer: async (clientId, published) => {
      const said = fieldOf(published.content, 'message');
      const text = typeof said === 'string' ? { text: said } : {};
      traceLog.write(published.senderId, {
        kind: 'heard',
        who: await nameOf(clientId),
        what: receivedName(published),
        ...text,
      });
      await publisher.toCustomer(clientId, published);
    },
  };
};

/** Wraps the customers' actions and writes those that worked into the trace log, under their names in scenarios. */
export const tracedService = (
  service: CustomerService,
  { traceLog, requests, nameOf }: { readonly traceLog: TraceLog; readonly requests: Requests; readonly nameOf: NameOf },
): CustomerService => {
  const note = async (
    clientId: string,
    performerId: string,
    action: string,
    detail: Readonly<Record<string, unknown>>,
  ) => traceLog.write(performerId, { kind: 'does', who: await nameOf(clientId), action, detail });
  /** Traces an action before it is done: afterwards there may be no session any more. */
  const doing = async <Done extends { readonly ok: boolean }>(
    clientId: string,
    action: string,
    detail: Readonly<Record<string, unknown>>,
    act: () => Promise<Done>,
  ): Promise<Done> => {
    const request = await requests.liveOf(clientId);
    if (request !== undefined) await note(clientId, request.performer_id, action, detail);
    return act();
  };
  return {
    ...service,
    ask: async (clientId, requestType) => {
      await note(clientId, requestType.performerId, 'ask', { for: requestType.type });
      return service.ask(clientId, requestType);
    },
    cancel: (clientId) => doing(clientId, 'cancel', {}, () => service.cancel(clientId)),
    startTimer: (clientId, timer) =>
      doing(clientId, 'startTimer', { timer }, () => service.startTimer(clientId, timer)),
    leave: (clientId, reason) => doing(clientId, 'leave', { reason }, () => service.leave(clientId, reason)),
    say: (clientId, text, translation) => {
      const detail = translation === undefined ? { text } : { text, translation };
      return doing(clientId, 'say', detail, () => service.say(clientId, text, translation));
    },
    type: (clientId) => doing(clientId, 'type', {}, () => service.type(clientId)),
    pay: (clientId, payment) => doing(clientId, 'pay', { payment }, () => service.pay(clientId, payment)),
  };
};
