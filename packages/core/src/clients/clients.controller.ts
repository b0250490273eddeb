import type { ClientId, PerformerId } from '../kernel/ids.ts';
import { createInquiry, type InquiryController } from '../kernel/inquiry.controller.ts';
import type { Log } from '../kernel/log.port.ts';
import type { ClientCard, ClientPage, SessionHistory } from './client-record.ts';
import type { ClientsApi, ClientsQuery, HistoryQuery } from './clients-api.port.ts';

export interface ClientsController {
  readonly list: InquiryController<ClientsQuery, ClientPage>;
  /** The client of the address. */
  readonly card: InquiryController<ClientId, ClientCard>;
  readonly history: InquiryController<HistoryQuery, SessionHistory>;
  /** The customer of the pending request or the running session. */
  readonly caller: InquiryController<ClientId, ClientCard>;
  /** Past sessions with the customer of the running session. */
  readonly callerHistory: InquiryController<HistoryQuery, SessionHistory>;
  /** Reads views of this customer again after a change. */
  readonly changed: (client: ClientId) => void;
  readonly reset: () => void;
}

export interface ClientsDeps {
  readonly api: ClientsApi;
  readonly log: Log;
  readonly performerId: () => PerformerId;
}

/** Keeps the customers with whom the performer has had contact, and their sessions. @spec §2 /clients/ */
export const createClientsController = ({ api, log, performerId }: ClientsDeps): ClientsController => {
  const fetchCard = (client: ClientId) => api.card(performerId(), client);
  const list = createInquiry<ClientsQuery, ClientPage>({
    name: 'clients',
    log,
    fetch: (query) => api.list(performerId(), query),
  });
  const card = createInquiry<ClientId, ClientCard>({ name: 'client', log, fetch: fetchCard });
  const caller = createInquiry<ClientId, ClientCard>({ name: 'caller', log, fetch: fetchCard });
  const history = createInquiry<HistoryQuery, SessionHistory>({
    name: 'client history',
    log,
    fetch: (query) => api.history(performerId(), query),
  });
  const callerHistory = createInquiry<HistoryQuery, SessionHistory>({
    name: 'caller history',
    log,
    fetch: (query) => api.history(performerId(), query),
  });
  return {
    list,
    card,
    history,
    caller,
    callerHistory,
    changed: (client) => {
      list.askAgain();
      for (const each of [card, caller]) if (each.watch.state().question === client) each.askAgain();
    },
    reset: () => {
      list.forget();
      card.forget();
      history.forget();
      caller.forget();
      callerHistory.forget();
    },
  };
};
