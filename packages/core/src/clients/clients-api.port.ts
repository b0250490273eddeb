import type { CallFailure } from '../kernel/call-failure.ts';
import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { Result } from '../kernel/result.ts';
import type { ClientCard, ClientOrder, ClientPage, HistoryMonths, SessionHistory } from './client-record.ts';

type Answer<Value> = Promise<Result<Value, CallFailure>>;

export interface ClientsQuery {
  readonly order: ClientOrder;
  readonly limit: number;
  readonly offset: number;
}

export interface HistoryQuery {
  readonly client: ClientId;
  readonly months: HistoryMonths;
  readonly limit: number;
  readonly offset: number;
}

/** @spec §7 Earnings and clients */
export interface ClientsApi {
  readonly list: (performer: PerformerId, query: ClientsQuery) => Answer<ClientPage>;
  readonly card: (performer: PerformerId, client: ClientId) => Answer<ClientCard>;
  readonly history: (performer: PerformerId, query: HistoryQuery) => Answer<SessionHistory>;
}
