import type { ListPart } from '../kernel/list-part.ts';
import type { AsyncResult } from '../kernel/async-result.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { ClientCard, ClientOrder, ClientPage, HistoryMonths, SessionHistory } from './client-record.ts';

export interface ClientsQuery extends ListPart {
  readonly order: ClientOrder;
}

export interface HistoryQuery extends ListPart {
  readonly client: ClientId;
  readonly months: HistoryMonths;
}

/** @spec §7 Earnings and clients */
export interface ClientsApi {
  readonly list: (performer: PerformerId, query: ClientsQuery) => AsyncResult<ClientPage>;
  readonly card: (performer: PerformerId, client: ClientId) => AsyncResult<ClientCard>;
  readonly history: (performer: PerformerId, query: HistoryQuery) => AsyncResult<SessionHistory>;
}

/** Every way the clients can fail. @spec §8 Other — load errors */
export type ClientsErrorCode = 'clients.notLoaded' | 'clients.historyNotLoaded';
