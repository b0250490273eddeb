import type { Clock } from '../kernel/clock.port.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import { createQuery, type QueryController } from '../kernel/query.controller.ts';
import type { Log } from '../kernel/log.port.ts';
import { retryCaller } from './caller-retry.ts';
import type { ClientCard, ClientPage, SessionHistory } from './client-record.ts';
import type { ClientsApi, ClientsQuery, HistoryQuery } from './clients-api.port.ts';

export interface ClientsController {
  readonly list: QueryController<ClientsQuery, ClientPage>;
  /** The client of the address. */
  readonly card: QueryController<ClientId, ClientCard>;
  readonly history: QueryController<HistoryQuery, SessionHistory>;
  /** The customer of the pending request or the running session; asked for again 2, 4, 8 … s after a failure. */
  readonly caller: QueryController<ClientId, ClientCard>;
  /** The customer of the open conversation. */
  readonly correspondent: QueryController<ClientId, ClientCard>;
  /** Past sessions with the customer of the running session. */
  readonly callerHistory: QueryController<HistoryQuery, SessionHistory>;
  /** Reads views of this customer again after a change. */
  readonly changed: (client: ClientId) => void;
  readonly reset: () => void;
  /** Leaves no retry on the clock. */
  readonly dispose: () => void;
}

export interface ClientsDeps {
  readonly api: ClientsApi;
  readonly clock: Clock;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

/** Keeps the customers with whom the performer has had contact, and their sessions. @spec §2 /clients/ */
export const createClientsController = ({ api, clock, log, performerId }: ClientsDeps): ClientsController => {
  const fetchCard = (client: ClientId) => api.card(performerId(), client);
  const list = createQuery<ClientsQuery, ClientPage>({
    name: 'clients',
    log,
    fetch: (query) => api.list(performerId(), query),
  });
  const card = createQuery<ClientId, ClientCard>({ name: 'client', log, fetch: fetchCard });
  const caller = createQuery<ClientId, ClientCard>({ name: 'caller', log, fetch: fetchCard });
  const correspondent = createQuery<ClientId, ClientCard>({ name: 'correspondent', log, fetch: fetchCard });
  const history = createQuery<HistoryQuery, SessionHistory>({
    name: 'client history',
    log,
    fetch: (query) => api.history(performerId(), query),
  });
  const callerHistory = createQuery<HistoryQuery, SessionHistory>({
    name: 'caller history',
    log,
    fetch: (query) => api.history(performerId(), query),
  });
  const endRetries = retryCaller(caller, clock);
  return {
    list,
    card,
    history,
    caller,
    correspondent,
    callerHistory,
    changed: (client) => {
      list.reload();
      for (const each of [card, caller, correspondent]) if (each.watch.state().key === client) each.reload();
    },
    reset: () => {
      list.clear();
      card.clear();
      history.clear();
      caller.clear();
      correspondent.clear();
      callerHistory.clear();
    },
    dispose: endRetries,
  };
};
