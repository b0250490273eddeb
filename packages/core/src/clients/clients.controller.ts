import type { Clock, Cancel } from '../kernel/clock.port.ts';
import { createEmitter } from '../kernel/emitter.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.port.ts';
import { createActor, watchChanges } from '../kernel/machine.ts';
import type { QueryController } from '../kernel/query.controller.ts';
import { createResource } from '../kernel/resource.ts';
import { createSlots } from '../kernel/slots.ts';
import {
  callerRetry,
  NO_RETRY,
  type CallerRetry,
  type CallerRetryEffect,
  type CallerRetryEvent,
} from './caller-retry.machine.ts';
import type { ClientCard, ClientMonth, ClientPage, ClientRecord, SessionHistory } from './client-record.ts';
import type { AwaitOrder, ClientsApi, ClientsQuery, HistoryQuery } from './clients-api.port.ts';

/** Fetches the customer's facts again until they are loaded or the customer changes. @spec §3 Client record @fortests */
export const retryCaller = (
  caller: Pick<QueryController<ClientId, unknown>, 'watch' | 'reload'>,
  clock: Pick<Clock, 'schedule'>,
): Cancel => {
  const actor = createActor<CallerRetry, CallerRetryEvent, CallerRetryEffect>({
    initial: NO_RETRY,
    transition: callerRetry,
    slots: createSlots(clock),
    perform: caller.reload,
  });
  const unsubscribe = watchChanges(caller.watch, ({ status, key }, before) =>
    actor.send({
      type: 'changed',
      status,
      isOtherStatus: status !== before.status,
      isOtherCustomer: key !== before.key,
    }),
  );
  return () => {
    unsubscribe();
    actor.stop();
  };
};

/** A customer who came online. */
export interface OnlineCustomer {
  readonly clientId: ClientId;
  /** With a country-code prefix before a bar, as it came. */
  readonly name: string;
}

export interface ClientsDeps {
  readonly api: ClientsApi;
  readonly clock: Clock;
  readonly log: Log;
  readonly performerId: () => PerformerId;
  readonly offersDetails: boolean;
}

/** Keeps the customers with whom the performer has had contact, and their sessions. @spec §2 /clients/ */
export const createClientsController = (deps: ClientsDeps) => {
  const { api, clock, log, performerId, offersDetails } = deps;
  const resource = createResource(log);
  const online = createEmitter<OnlineCustomer>();
  const fetchCard = (client: ClientId) => api.card(performerId(), client);
  const list = resource.query<ClientsQuery, ClientPage>('clients', (query) => api.list(performerId(), query));
  const card = resource.query<ClientId, ClientCard>('client', fetchCard);
  const caller = resource.query<ClientId, ClientCard>('caller', fetchCard);
  const second = resource.query<ClientId, ClientCard>('second caller', fetchCard);
  const correspondent = resource.query<ClientId, ClientCard>('correspondent', fetchCard);
  const history = resource.query<HistoryQuery, SessionHistory>('client history', (query) =>
    api.history(performerId(), query),
  );
  const callerHistory = resource.query<HistoryQuery, SessionHistory>('caller history', (query) =>
    api.history(performerId(), query),
  );
  const months = resource.query<ClientId, readonly ClientMonth[]>('client months', (client) =>
    api.months(performerId(), client),
  );
  const awaiting = resource.mutation<AwaitOrder, undefined>(
    'waiting for a client',
    (order) => api.awaitOnline(performerId(), order),
    {
      onSuccess: ({ client, isAwaited }) => {
        if (card.watch.state().key === client) card.update((known) => ({ ...known, isAwaited }));
      },
    },
  );
  const endRetries = retryCaller(caller, clock);
  return {
    /** True where the platform searches and groups customers, sums them by month, and reports who comes online. */
    offersDetails,
    list,
    /** The client of the address. */
    card,
    history,
    /** The customer of the pending request or the running session; fetched again 2, 4, 8 … s after a failure. */
    caller,
    /** The second customer, who asks during a session. */
    second,
    /** The customer of the open conversation. */
    correspondent,
    /** Earnings of the client of the address by month. */
    months,
    awaiting,
    /** Calls its listeners with each customer who came online. */
    onOnline: online.on,
    /** Marks an awaited customer as online. */
    cameOnline: (customer: OnlineCustomer) => {
      const mark = (record: ClientRecord): ClientRecord =>
        record.id === customer.clientId ? { ...record, isOnline: true } : record;
      list.update((page) => ({ ...page, clients: page.clients.map(mark) }));
      card.update((known) => ({ ...known, client: mark(known.client) }));
      online.emit(customer);
    },
    /** Past sessions with the customer of the running session. */
    callerHistory,
    /** Reads views of this customer again after a change. */
    changed: (client: ClientId) => {
      list.reload();
      for (const each of [card, caller, second, correspondent, months])
        if (each.watch.state().key === client) each.reload();
      for (const each of [history, callerHistory]) if (each.watch.state().key?.client === client) each.reload();
    },
    reset: resource.reset,
    /** Cancels the retry. */
    dispose: endRetries,
  };
};

export type ClientsController = ReturnType<typeof createClientsController>;
