import type { ClientId, PerformerId } from '../kernel/ids.ts';
import type { AsyncResult } from '../kernel/result.ts';
import type { ListPart } from '../kernel/units.ts';
import type {
  ClientCard,
  ClientMonth,
  ClientOrder,
  ClientPage,
  ClientSegment,
  HistoryMonths,
  SessionHistory,
} from './client-record.ts';

export interface ClientsQuery extends ListPart {
  readonly order: ClientOrder;
  /** Other groups than everyone, and words, only where the configuration has `clientDetails`. */
  readonly segment: ClientSegment;
  /** Words in the name; empty for all. */
  readonly search: string;
}

export interface HistoryQuery extends ListPart {
  readonly client: ClientId;
  readonly months: HistoryMonths;
}

/** Subscription to a customer coming online. */
export interface AwaitOrder {
  readonly client: ClientId;
  readonly isAwaited: boolean;
}

/** Calls about the customers of a performer. @spec §7 Earnings and clients */
export interface ClientsApi {
  readonly list: (performer: PerformerId, query: ClientsQuery) => AsyncResult<ClientPage>;
  readonly card: (performer: PerformerId, client: ClientId) => AsyncResult<ClientCard>;
  readonly history: (performer: PerformerId, query: HistoryQuery) => AsyncResult<SessionHistory>;
  /** Lists the last twelve months, oldest first; asked only where the configuration has `clientDetails`. */
  readonly months: (performer: PerformerId, client: ClientId) => AsyncResult<readonly ClientMonth[]>;
  /** Subscribes to the customer coming online, or unsubscribes; only where the configuration has `clientDetails`. */
  readonly awaitOnline: (performer: PerformerId, order: AwaitOrder) => AsyncResult<undefined>;
}

/** Every way the clients can fail. @spec §8 Other — load errors */
export const CLIENTS_ERRORS = [
  'clients.notLoaded',
  'clients.historyNotLoaded',
  'clients.monthsNotLoaded',
  'clients.awaitNotSaved',
] as const;
